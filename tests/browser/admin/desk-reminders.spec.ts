import { randomUUID } from 'node:crypto';
import { isoDay } from '#domain/text/dates';
import { dayInWords } from '#domain/order/visits/visit-words';
import { DESK_REFUSED } from '#tests/support/desk/desk';
import { inboxTest } from '#tests/support/desk/inbox';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { Desk, follow } from '#tests/support/follow';
import { expectAccessible } from '#tests/support/page/accessibility';
import { expectSound } from '#tests/support/page/sound';
import { open, workerReady } from '#tests/support/page-state';

const RULES = '/admin/board?set=reminders';

inboxTest(
  'the company decides what homeowners are reminded of, and reads each mail before it goes',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    await open(page, RULES);
    const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    const late = rule('A payment is late');
    const days = late.getByRole('textbox');
    const save = page.getByRole('button', { name: 'Save the rules' });
    // A new installation has them on.
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(5);
    await expect(days).toHaveValue('7');
    await days.fill('0');
    await expect(late.getByText('Give the days as a whole number from 1 to 60')).toBeVisible();
    await expect(save).toBeDisabled();
    await days.fill('10');
    await rule('A visit comes up').getByRole('switch').press('Space');
    await late.getByRole('button', { name: 'See the mail' }).press('Enter');
    const mail = late.getByRole('region', { name: 'The mail' });
    await expect(mail).toContainText('Of invoice INV-00012, £9,275.00 was due on 15 December 2026');
    await expectAccessible(page, 'the rules of reminders');
    await expectSound(page, 'the rules of reminders');
    await save.press('Enter');
    await expect(page.getByText('The rules are saved')).toBeVisible();
    await page.reload();
    await expect(days).toHaveValue('10');
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(4);
    await late.getByRole('link', { name: 'Change its words' }).press('Enter');
    await expect(page.getByLabel('Mail', { exact: true })).toHaveValue('payment-late');
    await expect(page.getByLabel('Subject')).toHaveValue(/^A payment has not reached us/);
  },
);

test.describe('a homeowner', () => {
  test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

  test(
    'who was reminded of the quote says “later”, without a signal, and is left alone for a week',
    { tag: '@long' },
    async ({ page, server, quietConsole }) => {
      quietConsole.allow(API_UNREACHED);
      const desk = await Desk.at(server);
      const { id: requestId, token } = await desk.receive();
      await desk.quote(requestId);
      await server.changeStore(({ orders }) => {
        const events = orders.find((one) => one.requestId === requestId)?.events;
        events?.push({
          id: randomUUID(),
          requestId,
          number: events.length + 1,
          at: new Date().toISOString(),
          by: 'company',
          what: { kind: 'reminded', rule: 'quote-unanswered', about: 'quote 1' },
        });
      });
      await follow(page, token);
      await workerReady(page);
      const part = page.getByRole('region', { name: 'Not now?' });
      await expect(part).toContainText('We wrote to you about your written quote on');
      await expectAccessible(page, 'a reminder');
      await server.stop();
      await part.getByRole('button', { name: 'Later: no reminder for a week' }).press('Enter');
      await expect(part).toContainText('You want to hear of it later');
      await expect(part.getByRole('button', { name: /^Later/ })).toBeHidden();
      await page.reload();
      await expect(part).toContainText('You want to hear of it later');
      await server.start();
      const until = dayInWords(isoDay(new Date(), 7), new Date());
      await expect(part).toContainText(
        `We do not write about your written quote again before ${until}.`,
      );
      expect((await desk.happened(requestId)).at(-1)).toBe('later-asked');
    },
  );
});
