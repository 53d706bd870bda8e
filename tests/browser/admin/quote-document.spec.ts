import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { readPdf } from '#server/testing/pdf/read-pdf';
import { readQuote } from '#server/testing/pdf/read-quote';
import { designRoom, SMALL_ROOM, submitContact } from '#tests/support/builder';
import { detail, inboxTest, openInbox, receiveQuote } from '#tests/support/desk/inbox';
import { beOwner } from '#tests/support/desk/sign-in';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';
import { openMore } from '#tests/support/more-menu';
import { quoteIn, quotesReady, statusOf } from '#tests/support/quotes';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const BUTTON = 'Download your estimate (PDF)';

async function downloaded(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download');
  await press();
  const file: Download = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

workerTest(
  'a quote is made without signal, and is the very one that we have',
  { tag: '@long' },
  async ({ context, page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page, { ...SMALL_ROOM, finishes: { Cladding: 'Cedar' } });
    await page.getByRole('button', { name: 'Through the year', exact: true }).click();
    await page.getByLabel('The front faces').selectOption('East');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    const draft = await downloaded(page, () => page.getByRole('button', { name: BUTTON }).click());
    expect(draft.name).toMatch(/^garden-room-estimate-4x4m-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await readPdf(draft.bytes)).lines).toContain('Not sent yet');
    const { choices, price } = await readQuote(draft.bytes);
    expect(choices).toMatchObject({
      roomType: 'garden-room',
      size: '4 m × 4 m',
      windows: 1,
      doors: 1,
      finishes: { cladding: 'cedar' },
    });
    // 27,150 shell + 450 window + 850 door + 2,500 cedar; a sixth of it is VAT
    expect(price).toMatchObject({ total: 30_950, vat: 5158.33 });

    await submitContact(page);
    await context.setOffline(false);
    await quotesReady(page);
    const quote = quoteIn(page, 'Garden Room, 4 m × 4 m');
    await expect(statusOf(quote)).toHaveText('Received');
    await context.setOffline(true);
    await openMore(quote);
    const kept = await downloaded(page, () => quote.getByRole('button', { name: BUTTON }).click());
    await context.setOffline(false);
    const [row] = await server.quotes();
    expect(kept.name).toBe(draft.name.replace('.pdf', `-${row?.reference}.pdf`));

    await beOwner(context, server);
    const ours = await page.request.get(`/api/room-configurations/${row?.id}/quote.pdf`);
    expect(kept.bytes.equals(await ours.body())).toBe(true);
    // What was said of the year went with the request: the desk has it too.
    expect((await readPdf(kept.bytes)).lines.join(' ')).toContain('Direction as you said.');
    await open(page, `/admin/quotes?request=${row?.id}`);
    await detail(page).getByRole('button', { name: 'Through the year', exact: true }).click();
    await expect(detail(page)).toContainText(
      'The homeowner has said: with its front to the east. The week is a usual one of its type.',
    );
  },
);

inboxTest('the administrator opens a quote from the inbox', { tag: '@long' }, async ({ page }) => {
  const id = await receiveQuote(page, { windows: 2, estimatedPrice: 28_900 });
  await openInbox(page, `/admin/quotes?request=${id}`);
  const button = detail(page).getByRole('button', { name: 'Estimate (PDF)' });
  const { name, bytes } = await downloaded(page, () => button.click());
  expect(name).toMatch(
    /^garden-room-estimate-4x4m-\d{4}-\d\d-\d\d-MGR-[0-9A-Z]{4}-[0-9A-Z]{2}\.pdf$/,
  );
  expect((await readQuote(bytes)).choices.windows).toBe(2);
});
