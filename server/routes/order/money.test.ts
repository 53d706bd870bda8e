import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { isoDay } from '#domain/text/dates';
import { quoteBody } from '#server/testing/requests/quote-body';
import { removeOldInvoices } from '#server/use-cases/anonymise-expired';
import { BILLING_FACTS, openOrder } from '#server/testing/requests/orders';
import { publishingFolders } from '#server/testing/servers/writer-fixture';
import { openTestApp } from '#server/testing/test-app';
import {
  creditInvoice,
  issueAllDue,
  issueDue,
  issueStage,
  missingForInvoice,
} from '#server/use-cases/order/bill-order';

const PLACE = { kind: 'place-given', address: '4 Orchard Lane', postcode: 'NN1 1AA' } as const;
/** A quarter and the rest of £12,000.01. */
const PENCE = 1_200_001;
const ADVANCE = 300_000;
const REST = 900_001;

async function open({ isReady = true } = {}) {
  const test = await openTestApp(await publishingFolders());
  const order = await openOrder(test.app);
  let revision = 0;
  const saveFacts = async (changes: object = {}) => {
    await request(test.app)
      .put('/api/content/facts')
      .set('Cookie', order.cookie)
      .send({ revision, value: { ...BILLING_FACTS, ...changes } })
      .expect(200);
    revision += 1;
  };
  if (isReady) {
    await saveFacts();
    await order.asCompany(PLACE);
  }
  const accept = async (percents = [25, 75]) => {
    const stages = percents.map((percent, index) => ({ words: `Stage ${index + 1}`, percent }));
    const { version, hash } = await order.sendQuote((quote) => ({
      ...quote,
      lines: quote.lines.map((line, index) => ({
        ...line,
        pence: index === 0 ? PENCE : 0,
        reason: 'r',
      })),
      terms: { ...quote.terms, stages },
    }));
    await order.asHomeowner({ kind: 'accepted', version, hash, name: 'A. Buyer' });
  };
  const call = async (path: string, body: object, key: string = randomUUID()) =>
    request(test.app)
      .post(`${order.path}/${path}`)
      .set('Cookie', order.cookie)
      .set('Idempotency-Key', key)
      .send(body);
  const over = async () => (await order.desk()).number;
  const invoices = () => test.services.invoices.of(order.id);
  return { ...test, order, saveFacts, accept, call, over, invoices };
}

const amounts = (
  rows: readonly { kind: string; number: number; stage: number | null; pence: number }[],
) => rows.map(({ kind, number, stage, pence }) => [kind, number, stage, pence]);

describe('the invoices of an order', () => {
  it('are made when it is accepted and when the room is handed over, once each, and say all they must', async () => {
    const { order, accept, invoices, services } = await open();
    await accept();
    const [advance, ...more] = await invoices();
    expect(more).toEqual([]);
    expect(advance).toMatchObject({
      kind: 'invoice',
      number: 1,
      stage: 0,
      pence: ADVANCE,
      vat: 50_000,
      net: 250_000,
      vatRate: 20,
      issuedOn: isoDay(new Date()),
      taxPoint: isoDay(new Date()),
      dueOn: isoDay(new Date(), 14),
      supplier: {
        name: 'Modular Garden Rooms Ltd',
        vatNumber: 'GB 123 4567 89',
        companyNumber: '01234567',
      },
      buyer: { address: '4 Orchard Lane\nNN1 1AA' },
      bank: { sortCode: '12-34-56', accountNumber: '12345678' },
    });
    expect(advance?.words).toMatch(/^Garden .*: Stage 1$/);
    const despite = { despite: 'advance-open' } as const;
    await order.asCompany({ kind: 'moved-on', to: 'workshop', ...despite });
    await order.asCompany({ kind: 'moved-on', to: 'site' });
    expect(await invoices()).toHaveLength(1);
    await order.asCompany({ kind: 'moved-on', to: 'handed-over' });
    expect(amounts(await invoices())).toEqual([
      ['invoice', 1, 0, ADVANCE],
      ['invoice', 2, 1, REST],
    ]);
    expect(await issueDue(services, order.id)).toBe(0);
    expect(await issueAllDue(services)).toBe(0);
  });

  it('wait while something that they must say is missing, and then come by themselves', async () => {
    const { order, accept, invoices, saveFacts, services, call, over } = await open({
      isReady: false,
    });
    await accept();
    expect(await invoices()).toEqual([]);
    const { body } = await call('invoices', { over: await over(), stage: 0 });
    expect(body).toMatchObject({
      code: 'invoice_facts',
      error:
        'An invoice must also say: the registered name of the company, the VAT number, the bank account that invoices are paid to, the homeowner’s address. Give that first.',
    });
    await saveFacts();
    expect(await issueAllDue(services)).toBe(0);
    const row = await services.roomConfigurations.find(order.id);
    const record = await services.orders.find(order.id);
    expect(row && record && missingForInvoice(services.facts(), row, record)).toEqual([
      'buyer-address',
    ]);
    await order.asCompany(PLACE);
    expect(await issueAllDue(services)).toBe(1);
    expect(amounts(await invoices())).toEqual([['invoice', 1, 0, ADVANCE]]);
  });

  it('are made by nobody but an administrator once their time came long ago', async () => {
    const { order, accept, invoices, saveFacts, services, call, over } = await open({
      isReady: false,
    });
    await accept();
    await saveFacts();
    await order.asCompany(PLACE);
    const later = { ...services, now: () => new Date(Date.now() + 15 * 86_400_000) };
    expect(await issueAllDue(later)).toBe(0);
    expect(await invoices()).toEqual([]);
    expect((await call('invoices', { over: await over(), stage: 0 })).status).toBe(200);
    expect(amounts(await invoices())).toEqual([['invoice', 1, 0, ADVANCE]]);
  });

  it('are credited, whole or in part, and made anew with another amount; the last takes the difference', async () => {
    const { order, accept, invoices, call, over, services } = await open();
    await accept();
    const part = await call('credits', {
      over: await over(),
      number: 1,
      pence: 10,
      text: 'A mistake',
    });
    expect(part.status).toBe(200);
    expect(
      (await call('credits', { over: await over(), number: 1, pence: ADVANCE - 9, text: 'r' })).body
        .code,
    ).toBe('credit_amount');
    expect((await call('credits', { over: await over(), number: 2, text: 'r' })).body.code).toBe(
      'no_invoice',
    );
    expect((await call('credits', { over: 0, number: 1, text: 'r' })).body.code).toBe(
      'desk_conflict',
    );
    await call('credits', { over: await over(), number: 1, text: 'Another plan' });
    // What was credited is invoiced anew by hand alone.
    expect(await issueDue(services, order.id)).toBe(0);
    const again = { over: await over(), stage: 0, pence: 500_000 };
    expect((await call('invoices', { ...again, pence: PENCE + 1 })).body.code).toBe(
      'invoice_amount',
    );
    const key = randomUUID();
    expect((await call('invoices', again, key)).status).toBe(200);
    expect((await call('invoices', again, key)).status).toBe(200);
    expect((await call('invoices', { ...again, pence: 1 }, key)).body.code).toBe(
      'idempotency_mismatch',
    );
    expect((await call('invoices', { over: await over(), stage: 0 })).body.code).toBe(
      'stage_invoiced',
    );
    expect((await call('invoices', { over: await over(), stage: 7 })).body.code).toBe('no_stage');
    const rest = { over: await over(), stage: 1 };
    expect((await call('invoices', { ...rest, pence: 1 })).body.code).toBe('invoice_amount');
    expect((await call('invoices', rest)).status).toBe(200);
    const rows = await invoices();
    expect(amounts(rows)).toEqual([
      ['invoice', 1, 0, ADVANCE],
      ['credit', 1, 0, 10],
      ['credit', 2, 0, ADVANCE - 10],
      ['invoice', 2, 0, 500_000],
      ['invoice', 3, 1, PENCE - 500_000],
    ]);
    const sum = (amount: 'pence' | 'vat' | 'net') =>
      rows.reduce((total, row) => total + (row.kind === 'invoice' ? row[amount] : -row[amount]), 0);
    expect([sum('pence'), sum('vat'), sum('net')]).toEqual([PENCE, 200_000, 1_000_001]);
    const [, , whole] = rows;
    expect(whole).toMatchObject({ of: 1, reason: 'Another plan', bank: null, dueOn: null });
  });

  it('stay as they were when the facts change, and follow the VAT of their own day', async () => {
    const { order, accept, invoices, saveFacts, call, over } = await open();
    await accept();
    const [before] = await invoices();
    await saveFacts({ vat: { registered: false } });
    await call('credits', { over: await over(), number: 1, pence: 60_000, text: 'r' });
    await call('invoices', { over: await over(), stage: 1 });
    const [first, credit, rest] = await invoices();
    expect(first).toEqual(before);
    expect(credit).toMatchObject({
      vatRate: 20,
      vat: 10_000,
      supplier: { vatNumber: 'GB 123 4567 89' },
    });
    expect(rest).toMatchObject({
      vatRate: 0,
      vat: 0,
      pence: REST + 60_000,
      supplier: { vatNumber: '' },
    });
    expect((await order.desk()).number).toBeGreaterThan(0);
  });

  it('come once each, in their order, though the clock was a year ahead and is set back', async () => {
    const { order, accept, invoices, saveFacts, services } = await open({ isReady: false });
    const ahead = new Date(Date.now() + 365 * 86_400_000);
    await accept();
    await saveFacts();
    await order.asCompany(PLACE);
    // By then its time is long over: an administrator decides.
    expect(await issueDue({ ...services, now: () => ahead }, order.id)).toBe(0);
    expect(await issueDue(services, order.id)).toBe(1);
    const note = { id: randomUUID(), who: 'Owner' };
    const by = { ...services, now: () => ahead };
    await issueStage(by, order.id, note, { over: (await order.desk()).number, stage: 1 });
    expect(await issueAllDue(services)).toBe(0);
    const rows = await invoices();
    expect(rows.map(({ number, issuedOn }) => [number, issuedOn])).toEqual([
      [1, isoDay(new Date())],
      [2, isoDay(ahead)],
    ]);
    const { number } = await order.desk();
    await creditInvoice(
      services,
      order.id,
      { id: randomUUID(), who: 'Owner' },
      { over: number, number: 2, text: 'A wrong clock' },
    );
    await issueStage(
      services,
      order.id,
      { id: randomUUID(), who: 'Owner' },
      { over: number + 1, stage: 1 },
    );
    expect((await invoices()).at(-1)).toMatchObject({ number: 3, issuedOn: isoDay(new Date()) });
  });

  it('leave out a stage of nothing, and the stages that are nobody’s but the administrator’s', async () => {
    const { order, accept, invoices, call, over } = await open();
    await accept([1, 98, 1]);
    await order.asCompany({ kind: 'moved-on', to: 'workshop', despite: 'advance-open' });
    await order.asCompany({ kind: 'moved-on', to: 'site' });
    await order.asCompany({ kind: 'moved-on', to: 'handed-over' });
    // The last does not take what the one in the middle will ask for.
    expect(amounts(await invoices())).toEqual([
      ['invoice', 1, 0, 12_000],
      ['invoice', 2, 2, 12_000],
    ]);
    expect((await call('invoices', { over: await over(), stage: 1 })).status).toBe(200);
    expect((await invoices()).reduce((sum, { pence }) => sum + pence, 0)).toBe(PENCE);
  });

  it('end with the order: nothing becomes due once it is lost', async () => {
    const { order, accept, invoices, call, over } = await open();
    await accept();
    await order.asCompany({ kind: 'state-set', to: 'lost' });
    expect((await call('invoices', { over: await over(), stage: 1 })).body.code).toBe('ended');
    expect(
      (await call('credits', { over: await over(), number: 1, text: 'Fell through' })).status,
    ).toBe(200);
    expect(amounts(await invoices())).toEqual([
      ['invoice', 1, 0, ADVANCE],
      ['credit', 1, 0, ADVANCE],
    ]);
  });

  it('are one each, whoever makes them at once', async () => {
    const { order, accept, invoices, call, services, saveFacts } = await open({ isReady: false });
    await accept();
    await saveFacts();
    await order.asCompany(PLACE);
    const { number } = await order.desk();
    const made = await Promise.all([
      ...Array.from({ length: 6 }, () => issueDue(services, order.id)),
      call('invoices', { over: number, stage: 0 }),
      call('invoices', { over: number, stage: 0 }),
      order.tryAsCompany({ kind: 'state-set', to: 'lost' }, number),
    ]);
    expect(made).toHaveLength(9);
    const rows = await invoices();
    expect(rows.length).toBeLessThanOrEqual(1);
    for (const row of rows) expect(row).toMatchObject({ number: 1, stage: 0, pence: ADVANCE });
  });
});

describe('a request with money in it', () => {
  it('is not removed before the law allows it, and made anonymous without its invoices', async () => {
    const { app, order, accept, invoices, services, stored } = await open();
    await accept();
    const path = `/api/room-configurations/${order.id}`;
    const { body } = await request(app).delete(path).set('Cookie', order.cookie).expect(422);
    const lastYear = new Date().getFullYear() + 6;
    expect(body).toMatchObject({ code: 'kept_by_law' });
    expect(body.error.replaceAll('\u00a0', ' ')).toContain(`until 31 December ${lastYear}.`);
    const before = await invoices();
    await request(app).post(`${path}/anonymise`).set('Cookie', order.cookie).expect(204);
    expect(await invoices()).toEqual(before);
    expect(before[0]?.buyer.name).toBe(quoteBody().name);
    expect((await stored()).roomConfigurations[0]?.name).toBe('');
    const in7 = (year: number) => ({ ...services, now: () => new Date(`${year}-01-01T12:00:00Z`) });
    await order.desk();
    expect(await removeOldInvoices(in7(lastYear))).toBe(0);
    // The last of its kind stays: its number must not be given again.
    expect(await removeOldInvoices(in7(lastYear + 1))).toBe(0);
    expect(await issueDue(services, order.id)).toBe(0);
  });
});

describe('"In the workshop"', () => {
  it('asks while the advance is open, and not once it is paid', async () => {
    const { order, accept, call } = await open();
    await accept();
    const toWorkshop = { kind: 'moved-on', to: 'workshop' } as const;
    const refused = await order.tryAsCompany(toWorkshop);
    expect([refused.status, refused.body.code]).toEqual([422, 'advance_open']);
    await call('payments', { on: '2026-01-02', pence: ADVANCE, how: 'bank', text: '' });
    await order.asCompany(toWorkshop);
  });
});

describe('a payment', () => {
  const payment = { on: '2026-01-02', pence: 100, how: 'bank', text: 'Faster payment' } as const;

  it('is noted whatever has happened since, once for its key, and undone', async () => {
    const { order, call } = await open();
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      expect((await call('payments', payment, key)).status).toBe(200);
    }
    const paid = () =>
      order
        .desk()
        .then(({ events }) =>
          events
            .map(({ what }) => what)
            .filter(({ kind }) => kind === 'paid' || kind === 'payment-undone'),
        );
    expect(await paid()).toEqual([{ kind: 'paid', payment: key, ...payment }]);
    expect((await call('payments', { ...payment, pence: 99 }, key)).body.code).toBe(
      'idempotency_mismatch',
    );
    const undo = { payment: key, text: 'Another order’s' };
    for (let time = 0; time < 2; time += 1) {
      expect((await call('payments/undo', undo)).status).toBe(200);
    }
    expect(await paid()).toHaveLength(2);
    expect((await call('payments/undo', { ...undo, payment: randomUUID() })).body.code).toBe(
      'no_payment',
    );
  });

  it('of a line of a bank statement is noted once over all orders, and again once it is undone', async () => {
    const { app, order, call } = await open();
    const other = await openOrder(app);
    const ofOther = (body: object) =>
      request(app)
        .post(`${other.path}/payments`)
        .set('Cookie', other.cookie)
        .set('Idempotency-Key', randomUUID())
        .send(body);
    const line = { ...payment, line: 'line-1' };
    for (let time = 0; time < 2; time += 1) expect((await call('payments', line)).status).toBe(200);
    expect((await ofOther(line)).body.code).toBe('line_noted');
    const events = (await order.desk()).events.flatMap(({ what }) =>
      what.kind === 'paid' ? [what.payment] : [],
    );
    expect(events).toHaveLength(1);
    await call('payments/undo', { payment: events[0], text: 'Another order’s' });
    expect((await ofOther(line)).status).toBe(200);
    expect((await call('payments', line)).body.code).toBe('line_noted');
    expect((await ofOther({ ...line, line: 'line-2' })).status).toBe(200);
  });

  it.each([
    [{ on: '2099-01-01' }, 'on', 'Enter a day that has come'],
    [{ on: 'soon' }, 'on', 'Enter the day on which it was paid'],
    [{ pence: 0 }, 'pence', 'Enter an amount above £0, in whole pence'],
    [{ pence: 1.5 }, 'pence', 'Enter an amount above £0, in whole pence'],
    [{ how: 'shells' }, 'how', 'Say how it was paid'],
  ])('%j is refused by its field', async (wrong, field, words) => {
    const { call } = await open({ isReady: false });
    const { status, body } = await call('payments', { ...payment, ...wrong });
    expect([status, body.fields[field]]).toEqual([400, words]);
  });

  it('for an invoice that there is not is refused', async () => {
    const { call } = await open();
    expect((await call('payments', { ...payment, invoice: 7 })).body.code).toBe('no_invoice');
  });

  it('before there was an invoice fixes its tax point', async () => {
    const { accept, call, invoices } = await open();
    await call('payments', { ...payment, pence: ADVANCE });
    await accept();
    await vi.waitFor(async () => expect(await invoices()).toHaveLength(1));
    expect((await invoices())[0]?.taxPoint).toBe(payment.on);
  });
});
