import type { Page } from 'playwright/test';
import type { DeskMoney } from '#domain/order/contracts/admin/money';
import {
  acceptOrder,
  DESK_REFUSED,
  giveInvoiceFacts,
  receiveFollowed,
} from '#tests/support/desk/desk';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

async function money(page: Page): Promise<DeskMoney> {
  return (await page.request.get('/api/money')).json();
}

const amount = (pence: number) => (pence / 100).toFixed(2);

/** A bank's statement: a payment by reference, one of an odd amount, money out, and one of somebody else. */
function statement({ invoices: [lee, shaw] }: DeskMoney): string {
  if (lee === undefined || shaw === undefined) throw new Error('Two invoices are open');
  return [
    'Transaction Date,Transaction Type,Transaction Description,Debit Amount,Credit Amount,Balance',
    `01/11/2026,FPI,ANN LEE ${lee.reference.replaceAll('-', '')},,${amount(lee.open)},1000.00`,
    `02/11/2026,FPI,"SHAW <b>part</b> ${shaw.label}",,100.00,1100.00`,
    '02/11/2026,DD,TIMBER,80.00,,1020.00',
    '03/11/2026,FPI,SOMEBODY ELSE,,12.34,1032.34',
    'soon,FPI,NO DAY,,1.00,1033.34',
  ].join('\r\n');
}

async function read(page: Page, text: string) {
  await page.getByLabel('Bank statement as CSV').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  const dialog = page.getByRole('dialog', { name: 'What the statement pays' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test(
  'a bank’s statement pays invoices, each line once, and the accountant gets them',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(DESK_REFUSED);
    await giveInvoiceFacts(page);
    for (const name of ['Ann Lee', 'Jo Shaw'])
      await acceptOrder(page, await receiveFollowed(page, { name }), name);
    await expect.poll(async () => (await money(page)).invoices.length).toBe(2);
    const before = await money(page);

    await open(page, '/admin/money');
    const invoices = page.getByRole('region', { name: 'Open invoices' });
    await expect(invoices.getByRole('listitem')).toHaveCount(2);
    await expectSound(page, 'the money');

    const dialog = await read(page, statement(before));
    await expect(dialog).toContainText('3 lines brought money, 1 line did not.');
    await expect(dialog.getByRole('list', { name: 'Lines that could not be read' })).toContainText(
      'Line 6: “soon” is not a date',
    );
    const lines = dialog.getByRole('list', { name: 'Payments' }).getByRole('listitem');
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(0)).toContainText('Reference and amount agree');
    await expect(lines.nth(1)).toContainText('SHAW <b>part</b>');
    await expectSound(page, 'a statement');
    // What is not sure is noted only once somebody says so.
    await lines.nth(1).getByLabel('Line 3 pays').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: /^Note 2 payments/ }).click();
    await expect(lines.nth(0)).toContainText('Noted for INV-');
    await expect(lines.nth(1)).toContainText('Noted for INV-');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(invoices.getByRole('listitem')).toHaveCount(1);
    const [shaw] = before.invoices.slice(1);
    const after = await money(page);
    expect(after.open).toBe((shaw?.open ?? 0) - 100_00);

    // The same file once more: what was noted is refused, and nothing doubles.
    const again = await read(page, statement(before));
    const same = again.getByRole('list', { name: 'Payments' }).getByRole('listitem');
    await same.filter({ hasText: 'SHAW <b>' }).getByRole('combobox').selectOption({ index: 1 });
    await again.getByRole('button', { name: /^Note 1 payment/ }).click();
    await expect(same.filter({ hasText: 'SHAW <b>' })).toContainText(
      /noted already|Noted for INV-/,
    );
    expect((await money(page)).open).toBe(after.open);
    await again.getByRole('button', { name: 'Close' }).last().click();

    await page.getByLabel('From').fill('2026-01-01');
    await page.getByLabel('To', { exact: true }).fill('2099-12-31');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Invoices', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^xero-invoices-.*\.csv$/);
  },
);
