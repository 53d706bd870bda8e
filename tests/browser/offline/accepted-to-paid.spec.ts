import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import PostalMime from 'postal-mime';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { readPdf } from '#server/testing/pdf/read-pdf';
import { DESK_REFUSED, history, openOrder, order } from '#tests/support/desk/desk';
import { beOwner, openOwnersApi } from '#tests/support/desk/sign-in';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { Desk, follow } from '#tests/support/follow';
import { expectSound } from '#tests/support/page/sound';
import { workerReady } from '#tests/support/page-state';
import type { RealServer } from '#tests/support/servers/server';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

/** What every invoice must say of the company. */
const FACTS = {
  ...STARTER_FACTS,
  legal: {
    ...STARTER_FACTS.legal,
    registeredName: 'Hedgerow Rooms Limited',
    companyNumber: '01234567',
    registeredOffice: '1 High Street, Northampton NN1 1AA',
  },
  vat: { registered: true, number: 'GB 123 4567 89', rate: 20 },
  money: {
    accountName: 'Hedgerow Rooms Limited',
    sortCode: '12-34-56',
    accountNumber: '12345678',
    invoiceDays: 14,
  },
};

/** The subject and the attached document of the homeowner's mails, as they were kept. */
async function mailsOf(server: RealServer): Promise<Map<string, string[]>> {
  const folder = join(server.dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = files.map(async (name): Promise<[string, string[]]> => {
    const { subject = '', attachments } = await PostalMime.parse(
      await readFile(join(folder, name)),
    );
    const pdf = attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content;
    const lines =
      pdf === undefined || typeof pdf === 'string'
        ? []
        : (await readPdf(new Uint8Array(pdf))).lines;
    return [subject, lines];
  });
  return new Map(await Promise.all(mails));
}

async function pdfBy(page: Page, press: Locator): Promise<string[]> {
  const coming = page.waitForEvent('download');
  await press.click();
  const file = await coming;
  return (await readPdf(await readFile(await file.path()))).lines;
}

/** The amount in pounds of an invoice's document. */
function totalIn(lines: readonly string[]): string {
  return lines[lines.indexOf('Total to pay') + 1] ?? 'no total';
}

async function notePayment(money: Locator, amount?: string): Promise<void> {
  await money.getByRole('button', { name: 'Note a payment…' }).press('Enter');
  const form = money.getByRole('region', { name: 'Note a payment' });
  if (amount !== undefined) await form.getByLabel('Amount in pounds').fill(amount);
  await form.getByRole('button', { name: 'Note the payment' }).press('Enter');
  await expect(form).toBeHidden();
}

test(
  'an order goes from accepted to paid on both sides, with the server stopped in between',
  { tag: '@long' },
  async ({ browser, page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    quietConsole.allow(DESK_REFUSED);
    const api = await openOwnersApi(server);
    const saved = await api.put('/api/content/facts', { data: { revision: 0, value: FACTS } });
    expect(saved.status(), await saved.text()).toBe(200);
    const desk = await Desk.at(server);
    const { id, token } = await desk.receive();
    const place = { address: '14 Park Terrace\nNorthampton', postcode: 'NN2 7HG' };
    await desk.takeAction(id, { kind: 'place-given', ...place });
    await desk.quote(id);

    // Accepted: the advance's invoice is on the page and in the mail.
    await follow(page, token);
    await workerReady(page);
    await page.getByRole('button', { name: 'Accept this quote…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this quote' });
    await dialog.getByLabel('Your full name').fill('Ann Example');
    await dialog.getByRole('button', { name: /^Accept for £/ }).click();
    const bills = page.getByRole('region', { name: 'Invoices and payments' });
    await expect(bills).toContainText('INV-00001');
    await expect(page.locator('section[data-turn]')).toContainText('Please pay £');
    await expect(bills).toContainText('12-34-56');
    await expectSound(page, 'an invoice to pay', 'main');
    const invoice = bills.getByRole('button', { name: 'Open as PDF: Invoice INV-00001' });
    const first = await pdfBy(page, invoice);
    for (const words of ['VAT invoice', 'VAT number GB 123 4567 89', '14 Park Terrace', '12345678'])
      expect(first).toContain(words);
    await expect
      .poll(async () => [...(await mailsOf(server)).keys()].join('\n'), { timeout: 30_000 })
      .toContain('Invoice INV-00001');
    const mailed = [...(await mailsOf(server))].find(([subject]) => subject.includes('INV-00001'));
    expect(mailed?.[1]).toEqual(first);

    // The desk asks before the room is begun, and notes a part of the advance, then the rest.
    const other = await browser.newContext({
      baseURL: server.origin,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await beOwner(other, server);
    const office = await other.newPage();
    await openOrder(office, id);
    const money = order(office).getByRole('region', { name: 'Money' });
    await expect(money).toContainText('Invoiced: INV-00001');
    await order(office).getByRole('button', { name: 'Move on: in the workshop' }).click();
    await expect(order(office)).toContainText('of INV-00001 is still to be paid.');
    await order(office).getByRole('button', { name: 'Close' }).click();
    await money.getByRole('button', { name: 'Note a payment…' }).press('Enter');
    const form = money.getByRole('region', { name: 'Note a payment' });
    await form.getByLabel('Amount in pounds').fill('much');
    await form.getByRole('button', { name: 'Note the payment' }).press('Enter');
    await expect(form).toContainText('Enter an amount like 1,250.00');
    await expect(form.getByLabel('Amount in pounds')).toHaveValue('much');
    await form.getByLabel('Amount in pounds').fill('99,999');
    await expect(form).toContainText('more than is open: that stays in the homeowner’s favour.');
    await form.getByLabel('Amount in pounds').fill('1,000');
    await expect(form).toContainText('It pays a part:');
    await expectSound(office, 'a payment that is noted', '[aria-label=Money]');
    await form.getByRole('button', { name: 'Note the payment' }).press('Enter');
    await expect(history(office)).toContainText('£1,000.00');
    await notePayment(money);
    await expect(money).toContainText('INV-00001, paid');

    // The homeowner's page, without a server: kept, with the documents it had.
    await page.reload();
    await expect(bills).toContainText('Everything is paid');
    await server.stop();
    await page.reload();
    await expect(bills).toContainText('Everything is paid');
    expect(
      await pdfBy(page, bills.getByRole('button', { name: 'PDF of Invoice INV-00001' })),
    ).toEqual(first);
    const receipt = bills.getByRole('button', { name: 'PDF of Receipt: Bank transfer' }).first();
    expect(await pdfBy(page, receipt)).toContain('£1,000.00');
    await server.start();

    // Made, built, handed over: the last invoice takes the rest of the accepted total.
    await openOrder(office, id);
    for (const [next, go] of [
      ['Move on: in the workshop', 'It is in the workshop'],
      ['Move on: on site', 'It is on site'],
      ['Move on: handed over', 'It is handed over'],
    ] as const) {
      await order(office).getByRole('button', { name: next }).press('Enter');
      await order(office).getByRole('button', { name: go }).press('Enter');
      await expect(order(office).getByRole('button', { name: next })).toBeHidden();
    }
    await expect(money).toContainText('INV-00002');
    await page.reload();
    const second = await pdfBy(
      page,
      bills.getByRole('button', { name: 'Open as PDF: Invoice INV-00002' }),
    );
    const pence = [first, second].map((lines) => Number(totalIn(lines).replaceAll(/\D/g, '')));
    const { money: ledger } = (await desk.order(id)).follow;
    expect(pence.reduce((sum, one) => sum + one, 0)).toBe(ledger?.accepted);

    // A payment noted by mistake is undone, then the right one is noted.
    await notePayment(money, '5');
    await money.getByRole('button', { name: 'Undo… Bank transfer, £5.00' }).press('Enter');
    const undo = money.getByRole('region', { name: 'Undo a payment' });
    await undo.getByRole('button', { name: 'Undo the payment' }).press('Enter');
    await expect(undo).toContainText('Write why it is undone');
    await undo.getByLabel('Why').fill('Noted twice');
    await undo.getByRole('button', { name: 'Undo the payment' }).press('Enter');
    await expect(money).toContainText('undone');
    await notePayment(money);
    await expect(money).toContainText('INV-00002, paid');
    await page.reload();
    await expect(bills).toContainText('Everything is paid');
    await expectSound(page, 'everything is paid', 'main');
    const statement = await pdfBy(page, bills.getByRole('button', { name: /^Statement as PDF/ }));
    expect(statement).toContain('Nothing is open');
    const kinds = (await desk.happened(id)).filter((kind) => /^(invoiced|paid|payment)/.test(kind));
    expect(kinds).toEqual([
      'invoiced',
      'paid',
      'paid',
      'invoiced',
      'paid',
      'payment-undone',
      'paid',
    ]);
    await other.close();
    await desk.close();
    await api.dispose();
  },
);
