import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { deskMoneySchema } from '#domain/order/contracts/admin/money';
import { isoDay } from '#domain/text/dates';
import { BILLING_FACTS, openOrder } from '#server/testing/requests/orders';
import { publishingFolders } from '#server/testing/servers/writer-fixture';
import { openTestApp } from '#server/testing/test-app';

/** An order whose first invoice was made. */
async function open() {
  const test = await openTestApp(await publishingFolders());
  const order = await openOrder(test.app);
  const get = (path: string) => request(test.app).get(`/api${path}`).set('Cookie', order.cookie);
  await request(test.app)
    .put('/api/content/facts')
    .set('Cookie', order.cookie)
    .send({ revision: 0, value: BILLING_FACTS })
    .expect(200);
  await order.asCompany({ kind: 'place-given', address: '4 Orchard Lane', postcode: 'NN1 1AA' });
  const { version, hash } = await order.sendQuote();
  await order.asHomeowner({ kind: 'accepted', version, hash, name: 'A. Buyer' });
  const money = async () => deskMoneySchema.parse((await get('/money').expect(200)).body);
  const pay = (pence: number, line?: string) =>
    request(test.app)
      .post(`${order.path}/payments`)
      .set('Cookie', order.cookie)
      .set('Idempotency-Key', randomUUID())
      .send({ on: isoDay(new Date()), pence, how: 'bank', text: 'LEE', line })
      .expect(200);
  const csv = async (path: string) =>
    (await get(`/money/${path}.csv?from=2020-01-01&to=2099-12-31`).expect(200)).text;
  return { ...test, order, get, money, pay, csv };
}

describe('the money of the desk', () => {
  it('is what is open of each invoice, and what came in this month', async () => {
    const { money, pay, get } = await open();
    const before = await money();
    const [invoice] = before.invoices;
    expect(invoice).toMatchObject({ label: 'INV-00001', isLate: false, open: before.open });
    await pay(10_000, 'a line');
    await pay(10_000, 'a line');
    expect(await money()).toMatchObject({
      open: before.open - 10_000,
      late: 0,
      paidThisMonth: 10_000,
      invoices: [{ pence: before.open, open: before.open - 10_000 }],
      owed: [],
    });
    await pay(before.open);
    expect(await money()).toMatchObject({ open: 0, invoices: [], owed: [{ pence: 10_000 }] });
    expect((await get('/today').expect(200)).body.money).toEqual({
      open: 0,
      late: 0,
      paidThisMonth: before.open + 10_000,
      lateInvoices: 0,
    });
  });

  it('is on the board’s card until it is paid', async () => {
    const { money, pay, get, order } = await open();
    const { open: pence } = await money();
    const card = async () => {
      const { body } = await get('/board').expect(200);
      return body.columns
        .flatMap(({ cards }: { cards: { requestId: string }[] }) => cards)
        .find(({ requestId }: { requestId: string }) => requestId === order.id);
    };
    expect((await card()).owes).toEqual({ pence, isLate: false });
    await pay(pence);
    expect((await card()).owes).toBeUndefined();
  });

  it('goes to the accountant in the columns of either program, and sums up to the same', async () => {
    const { csv, money, pay, get } = await open();
    await pay(12_345);
    const { invoices } = await money();
    const asked = ((invoices[0]?.pence ?? 0) / 100).toString();
    expect(await csv('xero/invoices')).toContain(`"INV-00001"`);
    expect(await csv('xero/invoices')).toContain(`"${asked}"`);
    expect(await csv('quickbooks/invoices')).toContain(`"${asked}"`);
    expect(await csv('xero/payments')).toContain('"123.45"');
    expect(await csv('quickbooks/payments')).toContain('"123.45"');
    expect((await csv('quickbooks/credit-notes')).trim().split('\n')).toHaveLength(1);
    await get('/money/sage/invoices.csv?from=2026-01-01&to=2026-12-31').expect(404);
    await get('/money/xero/credit-notes.csv?from=2026-01-01&to=2026-12-31').expect(404);
    const { body } = await get('/money/xero/invoices.csv?from=2026-02-01&to=2026-01-01').expect(
      400,
    );
    expect(body).toMatchObject({ code: 'invalid_request' });
  });
});
