import type { Page } from 'playwright/test';
import {
  DESK_REFUSED,
  history,
  openOrder,
  order,
  readOrder,
  receiveFollowed,
  sendVersion,
} from '#tests/support/desk/desk';
import { expectSound } from '#tests/support/page/sound';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

const total = (page: Page) => page.getByRole('region', { name: 'Total' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens the version that is being written. */
async function openQuote(page: Page, id: string): Promise<void> {
  await open(page, `/admin/quotes?request=${id}&quote=draft`);
  await expect(total(page)).toBeVisible();
}

async function savedLines(page: Page, id: string) {
  return (await readOrder(page, id)).draft?.content.lines;
}

test(
  'a quote comes to the penny of an example worked by hand, and is sent once',
  { tag: '@long' },
  async ({ page }) => {
    const { id } = await receiveFollowed(page, { name: 'Penny Wise' });
    await openOrder(page, id);
    await order(page).getByRole('button', { name: 'Write the written quote' }).click();
    // 27,150 shell + 850 door.
    await expect(total(page)).toContainText('£28,000.00');

    // By keyboard: Enter in a line begins the next.
    await field(page, 'Line 1: amount in pounds').fill('27,500.55');
    await field(page, 'Line 1: reason').fill('The ground falls by 40 cm');
    await field(page, 'Line 1: reason').press('Enter');
    await expect(field(page, 'Line 2: what it is')).toBeFocused();
    await page.keyboard.type('Crane for half a day');
    await page.keyboard.press('Tab');
    await page.keyboard.type('480');
    await field(page, 'Line 2: reason').fill('No way round the house');
    await page.getByRole('button', { name: 'Add a discount' }).click();
    await page.keyboard.type('Two rooms in one street');
    const last = await page
      .getByRole('combobox', { name: /taken off in$/ })
      .getAttribute('aria-label');
    const place = /\d+/.exec(last ?? '')?.[0] ?? '';
    await page.getByRole('combobox', { name: /taken off in$/ }).selectOption('%');
    await field(page, `Line ${place}: per cent off`).fill('2.5');
    await field(page, `Line ${place}: reason`).fill('Neighbours');
    // 27,500.55 + 480 + 850 = 28,830.55; 2.5 % of it 720.76 (.76375), in favour of who pays;
    // 28,109.79, of which a sixth is 4,684.97 (.965); in advance a quarter, 7,027.45 (.4475 rounds up to the later stage).
    await expect(total(page)).toContainText('Lines£28,830.55');
    await expect(total(page)).toContainText('Discounts−£720.76');
    await expect(total(page)).toContainText('Total with VAT£28,109.79');
    await expect(total(page)).toContainText('Of which VAT, 20 %£4,684.97');
    await expect(total(page)).toContainText('Without VAT£23,424.82');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();

    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/quote/send'))
        calls.push(request.headers()['idempotency-key'] ?? '');
    });
    await page.getByRole('button', { name: 'Send version 1…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send version 1?' });
    await expect(dialog).toContainText('Penny Wise, homeowner@example.com');
    await expect(dialog).toContainText('£28,109.79, of which £4,684.97 VAT');
    await expect(dialog).toContainText('The mail with the PDF is kept: mail is not set up');
    await dialog.getByRole('button', { name: 'Send version 1' }).dblclick();
    await expect(page.getByText('Version 1 is on the homeowner’s page')).toBeVisible();
    await expect(history(page)).toContainText(
      'Version 1 of the written quote put on the homeowner’s page',
    );
    await expect(history(page)).toContainText('Mail to the homeowner: kept, mail is not set up');
    await expect(order(page)).toContainText('Version 1, £28,109.79: open until ');
    const { events, follow } = await readOrder(page, id);
    expect(events.map(({ what }) => what.kind)).toEqual(['quote-sent']);
    expect(follow.quotes).toHaveLength(1);
    expect(new Set(calls).size).toBe(1);
  },
);

test('Enter that takes a word from an input method does not begin the next line', async ({
  page,
}) => {
  const { id } = await receiveFollowed(page);
  await openQuote(page, id);
  const words = field(page, 'Line 1: what it is');
  await words.fill('');
  const keyboard = await page.context().newCDPSession(page);
  const selection = { selectionStart: 3, selectionEnd: 3 };
  await keyboard.send('Input.imeSetComposition', { text: 'にほん', ...selection });
  await page.keyboard.press('Enter');
  await keyboard.send('Input.insertText', { text: '日本' });
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('日本');
  await words.press('Enter');
  await expect(field(page, 'Line 2: what it is')).toBeFocused();
});

test(
  'a line of the estimate is struck, brought back, and needs its reason',
  { tag: '@long' },
  async ({ page }) => {
    const { id } = await receiveFollowed(page);
    await openQuote(page, id);
    await page.getByRole('button', { name: 'Remove line 2' }).click();
    await expect(total(page)).toContainText('£27,150.00');
    await expect(page.getByText('Not saved yet: 1 thing is missing')).toBeVisible();
    await page.getByRole('button', { name: 'Send version 1…' }).click();
    await expect(page.getByText('Write the reason why this line is removed')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await field(page, 'Line 2: reason').fill('You have a door');
    await expect.poll(async () => (await savedLines(page, id))?.[1]?.removed).toBe(true);
    await page.getByRole('button', { name: 'Bring back line 2' }).click();
    await page.getByRole('button', { name: 'Back to the estimate' }).click();
    await expect(total(page)).toContainText('£28,000.00');
    await expect.poll(async () => (await savedLines(page, id))?.[1]?.removed).toBe(false);
  },
);

test(
  'two windows do not overwrite each other unseen',
  { tag: '@long' },
  async ({ page, context, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    const { id } = await receiveFollowed(page);
    await openQuote(page, id);
    const other = await context.newPage();
    await openQuote(other, id);
    await field(other, 'Line 1: amount in pounds').fill('27200');
    await field(other, 'Line 1: reason').fill('Theirs');
    await expect(other.getByText(/^Draft saved/)).toBeVisible();

    await field(page, 'Line 1: amount in pounds').fill('27300');
    await field(page, 'Line 1: reason').fill('Mine');
    const note = page.getByRole('alert').filter({ hasText: 'Another window has saved this draft' });
    await expect(note).toBeVisible();
    await expect(field(page, 'Line 1: amount in pounds')).toHaveValue('27300');
    expect((await savedLines(page, id))?.[0]?.reason).toBe('Theirs');
    await note.getByRole('button', { name: 'Keep mine instead' }).click();
    await expect.poll(async () => (await savedLines(page, id))?.[0]?.reason).toBe('Mine');
    await expect(note).toBeHidden();
  },
);

test('a version that was sent is read beside the one before', async ({ page }) => {
  const { id } = await receiveFollowed(page);
  await sendVersion(page, id);
  await sendVersion(page, id, (fresh) => ({
    ...fresh,
    terms: { ...fresh.terms, validDays: 14 },
    lines: fresh.lines.map((line, index) =>
      index === 0 ? { ...line, pence: line.pence + 1, reason: 'A penny more' } : line,
    ),
  }));
  await openQuote(page, id);
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(versions).toContainText('replaced by a newer one');
  await versions.getByRole('link', { name: /^Version 2/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written quote, version 2');
  await expect(page.getByText('Beside version 1: 2 changed, +£0.01')).toBeVisible();
  await expect(page.getByText('A penny more')).toBeVisible();
});

test(
  'the written quote is sound on a phone and on a wide screen',
  { tag: '@long' },
  async ({ page }) => {
    const { id } = await receiveFollowed(page);
    await sendVersion(page, id);
    await openQuote(page, id);
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('button', { name: 'Add a discount' }).click();
    await page.getByRole('button', { name: 'Send version 2…' }).click();
    await expect(page.getByText('Write what the line is').first()).toBeVisible();
    await expectSound(page, 'the written quote');
  },
);
