import type { Page } from 'playwright/test';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { expectAccessible } from '#tests/support/page/accessibility';
import { Desk, follow, inDays } from '#tests/support/follow';
import { workerReady } from '#tests/support/page-state';
import { quotesReady } from '#tests/support/quotes';
import type { RealServer } from '#tests/support/servers/server';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

const card = (page: Page) => page.locator('section[data-turn]');

/** Where the list's link stands before, during and after an attempt to send. */
function placesWhileSending(list: Element): Promise<number[]> {
  const places: number[] = [];
  const note = () => places.push(list.querySelector('a')?.getBoundingClientRect().top ?? 0);
  note();
  return new Promise((done) => {
    let isTried = false;
    new MutationObserver(() => {
      note();
      if (list.textContent.includes('Sending')) isTried = true;
      else if (isTried) done(places);
    }).observe(list, { childList: true, characterData: true, subtree: true });
    dispatchEvent(new Event('online'));
  });
}

/** As a page does when it is shown again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** A homeowner who has opened the dialog that accepts their quote. */
async function beginToAccept(page: Page, server: RealServer) {
  const desk = await Desk.at(server);
  const { id, token } = await desk.receive();
  await desk.quote(id);
  await follow(page, token);
  await page.getByRole('button', { name: 'Accept this quote…' }).click();
  return { desk, id, token, dialog: page.getByRole('dialog', { name: 'Accept this quote' }) };
}

test(
  'the words that are accepted never change under whoever reads them',
  { tag: '@long' },
  async ({ page, server }) => {
    const { desk, id, dialog } = await beginToAccept(page, server);
    await dialog.getByLabel('Your full name').fill('Ann Example');
    await desk.quote(id);
    await lookAgain(page);
    await expect(dialog.getByRole('alert')).toHaveText(
      'We have just sent you version 2: version 1 can no longer be accepted. Close this to read it.',
    );
    await expect(dialog).toContainText('I accept version 1 of the written quote');
    await expect(dialog.getByLabel('Your full name')).toHaveValue('Ann Example');
    await expect(dialog.getByRole('button', { name: /^Accept for £/ })).toBeDisabled();
    await expectAccessible(page, 'a quote that was replaced while it was read');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Accept this quote…' }).click();
    await expect(dialog).toContainText('I accept version 2 of the written quote');
    await dialog.getByLabel('Your full name').fill('Ann Example');
    await dialog.getByRole('button', { name: /^Accept for £/ }).click();
    await expect(page.getByText('accepted it in these words')).toBeVisible();
    await desk.close();
  },
);

test(
  'an answer that was given elsewhere meanwhile is told, and nothing opens again by itself',
  { tag: '@long' },
  async ({ page, server }) => {
    const { desk, id, token, dialog } = await beginToAccept(page, server);
    await desk.homeowner(token, { kind: 'declined', version: 1, text: '' });
    await lookAgain(page);
    await expect(dialog.getByRole('alert')).toHaveText(
      'It can no longer be accepted. Close this to see what has happened.',
    );
    await expect(dialog.getByRole('button', { name: /^Accept for £/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(card(page)).toContainText('You have declined the quote');
    await desk.quote(id);
    await lookAgain(page);
    await expect(page.getByRole('button', { name: 'Accept this quote…' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await desk.close();
  },
);

test(
  'a homeowner changes their mind, without a signal too, and each change counts once',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    quietConsole.allow(/status of 422/);
    const desk = await Desk.at(server);
    const { id, token } = await desk.receive();
    const place = { address: '1 Example Lane', postcode: 'NN6 7AB' };
    await desk.homeowner(token, { kind: 'place-given', ...place });
    const times = [inDays(7), inDays(8), inDays(9)];
    await desk.takeAction(id, { kind: 'times-offered', times, text: '' });
    await desk.homeowner(token, { kind: 'time-chosen', ...inDays(7) });
    await follow(page, token);
    await workerReady(page);
    const change = page.getByRole('button', { name: 'This time no longer suits me' });

    // To another time of the offer, with the server stopped; on /quotes it is a line until it has gone.
    await server.stop();
    await change.click();
    const box = page.getByRole('region', { name: 'This time no longer suits me' });
    await expect(box.getByRole('radio')).toHaveCount(2);
    await box.getByRole('button', { name: 'Move the visit' }).click();
    await expect(box.getByText('Choose one of the times.')).toBeVisible();
    await expectAccessible(page, 'changing a visit');
    await box.getByRole('radio').first().check({ force: true });
    await box.getByRole('button', { name: 'Move the visit' }).click();
    await expect(card(page)).toContainText('Your choice:');
    await expect(change).toBeHidden();
    await quotesReady(page);
    const waiting = page.getByRole('list', { name: 'Answers that are still on this device' });
    await expect(page.getByRole('link', { name: '1 answer waiting to be sent' })).toBeVisible();
    const places = await waiting.evaluate(placesWhileSending);
    expect(new Set(places).size).toBe(1);
    await waiting.getByRole('link', { name: 'Your choice of a time for our visit' }).click();
    await expect(card(page)).toContainText('Your choice:');
    await server.start();
    // On a busy machine the pause before the next attempt is long by now: the signal ends it.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(card(page)).toContainText('We visit you on');
    const { visit } = (await desk.order(id)).follow;
    expect(visit).toMatchObject({ ...inDays(8), sequence: 1, state: 'booked' });

    // No visit: the company is told, and it is its turn.
    await change.click();
    await box.getByRole('button', { name: 'Cancel it' }).click();
    await box.getByLabel('Your reason, if you like').fill('We are away');
    await box.getByRole('button', { name: 'Cancel the visit' }).click();
    await expect(card(page)).toContainText('Next, we offer you another time');
    expect((await desk.order(id)).follow).toMatchObject({
      visit: { state: 'cancelled' },
      waitsFor: 'company',
    });

    // A wish that is refused is put right where it stands.
    await desk.takeAction(id, { kind: 'visit-booked', ...inDays(9) });
    await page.reload();
    await expect(card(page)).toContainText('We visit you on');
    await server.stop();
    await change.click();
    await box.getByLabel('When does it suit you?').fill('Fridays');
    await box.getByRole('button', { name: 'Tell us' }).click();
    await expect(card(page)).toContainText('Fridays');
    // Held back, so that it comes too late.
    await page.context().setOffline(true);
    await server.start();
    await desk.takeAction(id, { kind: 'visit-held' });
    await page.context().setOffline(false);
    await expect(card(page)).toContainText('The visit has already taken place.');
    await desk.takeAction(id, { kind: 'times-offered', times: [inDays(12)], text: '' });
    await card(page).getByRole('button', { name: 'Change it' }).click();
    await expect(card(page).getByLabel('Your words')).toHaveValue('Fridays');
    await card(page).getByLabel('Your words').fill('Fridays after three');
    await card(page).getByRole('button', { name: 'Send it again' }).click();
    await expect(card(page)).toContainText('Next, we offer you other times');
    await expect(page.getByText('The visit has already taken place.')).toBeHidden();
    expect((await desk.order(id)).follow.wish).toBe('Fridays after three');

    // A quote that has run out, as its day passes on both sides: renewed once, then declined.
    await desk.quote(id);
    await server.changeStore(({ orders }) => {
      for (const order of orders) {
        for (const sent of order.versions) sent.validUntil = '2026-01-02';
        for (const { what } of order.events) {
          if (what.kind === 'quote-sent') what.validUntil = '2026-01-02';
        }
      }
    });
    await page.reload();
    await expect(card(page)).toContainText('Your quote has run out');
    await server.stop();
    await card(page).getByRole('button', { name: 'Ask us to renew it' }).click();
    await expect(card(page)).toContainText('Your wish for a renewed quote');
    await server.start();
    await expect(card(page)).toContainText('Next, we renew your quote');
    await page.getByRole('button', { name: 'Decline it…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this quote?' });
    await dialog.getByLabel('Your reason, if you like').fill('Too dear');
    // The new version moves the quote to the top of the page; what is typed stays.
    await desk.quote(id);
    await lookAgain(page);
    await dialog.getByRole('button', { name: 'Decline version 2' }).click();
    await expect(card(page)).toContainText('You have declined the quote');
    expect((await desk.happened(id)).slice(2)).toEqual([
      'time-chosen',
      'time-chosen',
      'visit-called-off',
      'visit-booked',
      'visit-held',
      'times-offered',
      'time-wished',
      'quote-sent',
      'renewal-asked',
      'quote-sent',
      'declined',
    ]);
    await desk.close();
  },
);
