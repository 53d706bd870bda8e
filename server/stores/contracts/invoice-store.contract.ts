import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '#domain/order/money/invoice';
import type { OrderChange } from '#server/stores/orders/order-ports';
import { KeptByLawError, type Stores } from '#server/stores/ports';
import { exampleInvoice, newQuoteRequest } from '#server/testing/rows/records';
import type { NewPlace } from './place';

const AT = new Date('2026-12-01T09:00:00.000Z');
const HASH = 'hash';

async function openWithRequest(newPlace: NewPlace) {
  const place = await newPlace();
  const stores = await place.open();
  const { id } = await stores.roomConfigurations.add(newQuoteRequest(), randomUUID);
  return { place, stores, id };
}

/** Makes an invoice of an order, or a credit note of its first. */
function make(
  { orders }: Stores,
  requestId: string,
  {
    kind = 'invoice',
    issuedOn = '2026-12-01',
    fail = false,
  }: { kind?: Invoice['kind']; issuedOn?: string; fail?: boolean } = {},
) {
  return orders.bill(requestId, AT, ({ books }): OrderChange => {
    if (fail) throw new Error('Not this time');
    const id = randomUUID();
    const number = books.next[kind];
    const invoice = exampleInvoice({ id, requestId, kind, number, issuedOn });
    const { pence, version } = invoice;
    const what =
      kind === 'invoice'
        ? ({
            kind: 'invoiced',
            number,
            version,
            stage: 0,
            pence,
            dueOn: issuedOn,
            hash: HASH,
          } as const)
        : ({ kind: 'credited', number, of: 1, pence, hash: HASH, text: '' } as const);
    return { event: { id, by: 'company', what }, invoice };
  });
}

const labels = (rows: readonly Invoice[]) => rows.map(({ kind, number }) => [kind, number]);

/** What every InvoiceStore promises, and `OrderStore.bill`. */
export function describeInvoiceStore(newPlace: NewPlace): void {
  describe('as a store of invoices', () => {
    it('numbers each kind over all orders, without gaps where one could not be made', async () => {
      const { place, stores, id } = await openWithRequest(newPlace);
      const other = (await stores.roomConfigurations.add(newQuoteRequest(), randomUUID)).id;
      await make(stores, id);
      await expect(make(stores, other, { fail: true })).rejects.toThrow('Not this time');
      await make(stores, other);
      await make(stores, id, { kind: 'credit' });
      await make(stores, id);
      await place.close();
      const again = await place.open();
      expect(labels(await again.invoices.of(id))).toEqual([
        ['invoice', 1],
        ['credit', 1],
        ['invoice', 3],
      ]);
      expect(labels(await again.invoices.of(other))).toEqual([['invoice', 2]]);
      expect(await again.invoices.find('CN-00001')).toMatchObject({ requestId: id });
      expect(await again.invoices.find('CN-00002')).toBeUndefined();
      const events = (await again.orders.find(id))?.events.map(({ what }) => what.kind);
      expect(events).toEqual(['invoiced', 'credited', 'invoiced']);
    });

    it('numbers those that are made at the same moment one after the other', async () => {
      const { stores, id } = await openWithRequest(newPlace);
      const other = (await stores.roomConfigurations.add(newQuoteRequest(), randomUUID)).id;
      await Promise.all([id, other, id, other, id].map((one) => make(stores, one)));
      const rows = [...(await stores.invoices.of(id)), ...(await stores.invoices.of(other))];
      expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5]);
    });

    it('refuses a number that is taken, with all that would have gone with it', async () => {
      const { stores, id } = await openWithRequest(newPlace);
      await make(stores, id);
      const [taken] = await stores.invoices.of(id);
      const double = stores.orders.bill(id, AT, () => ({
        event: { id: randomUUID(), by: 'company', what: { kind: 'noted', text: '' } },
        invoice: exampleInvoice({ ...taken, id: randomUUID() }),
      }));
      await expect(double).rejects.toThrow('INV-00001');
      expect(await stores.invoices.of(id)).toEqual([taken]);
      expect((await stores.orders.find(id))?.events).toHaveLength(1);
    });

    it('lists those of a period by day, and removes old ones without a person, but for the last of each kind', async () => {
      const { stores, id } = await openWithRequest(newPlace);
      const days = ['2020-12-31', '2021-01-01', '2019-06-01', '2021-02-01'];
      for (const issuedOn of days) await make(stores, id, { issuedOn });
      await make(stores, id, { kind: 'credit', issuedOn: '2020-01-01' });
      const found = await stores.invoices.issuedBetween('2020-01-01', '2021-01-01');
      expect(found.map(({ issuedOn }) => issuedOn)).toEqual([
        '2020-01-01',
        '2020-12-31',
        '2021-01-01',
      ]);
      expect(await stores.invoices.removeBefore('2021-01-01')).toBe(0);
      await stores.roomConfigurations.anonymise(id, AT);
      expect(await stores.invoices.removeBefore('2021-01-01')).toBe(2);
      expect(labels(await stores.invoices.of(id))).toEqual([
        ['invoice', 2],
        ['invoice', 4],
        ['credit', 1],
      ]);
      expect(await stores.invoices.removeBefore('2031-01-01')).toBe(1);
      await make(stores, id);
      expect(labels(await stores.invoices.of(id))).toEqual([
        ['invoice', 4],
        ['credit', 1],
        ['invoice', 5],
      ]);
    });

    it('knows the orders that have money, and says of a bank’s line where it was noted', async () => {
      const { stores, id } = await openWithRequest(newPlace);
      const known = async () => (await stores.orders.withMoney()).map(({ requestId }) => requestId);
      expect(await known()).toEqual([]);
      const note = () =>
        stores.orders.bill(
          id,
          AT,
          ({ books: { line } }) => {
            if (line?.notedOf !== null) throw new Error(`Noted of ${line?.notedOf}`);
            const paid = {
              kind: 'paid',
              payment: line.id,
              on: '2026-12-01',
              pence: 1,
              how: 'bank',
              text: '',
            } as const;
            return { event: { id: line.id, by: 'company', what: paid } };
          },
          'line',
        );
      await note();
      await expect(note()).rejects.toThrow(`Noted of ${id}`);
      expect(await known()).toEqual([id]);
      expect(await stores.orders.awaitingInvoice()).toEqual([]);
    });

    it('keeps a request from being removed as long as its money must be kept', async () => {
      const { stores, id } = await openWithRequest(newPlace);
      await make(stores, id);
      const remove = (day: string) => stores.roomConfigurations.remove(id, new Date(day));
      await expect(remove('2032-12-31T12:00:00.000Z')).rejects.toThrow(KeptByLawError);
      expect(await stores.roomConfigurations.find(id)).toBeDefined();
      expect(await remove('2033-01-01T12:00:00.000Z')).toBe(true);
      expect(await stores.orders.find(id)).toBeUndefined();
    });

    it('keeps them when their request is made anonymous', async () => {
      const { place, stores, id } = await openWithRequest(newPlace);
      await make(stores, id);
      await stores.roomConfigurations.anonymise(id, AT);
      await place.close();
      const again = await place.open();
      expect(await again.invoices.of(id)).toMatchObject([{ buyer: { name: 'Pat Example' } }]);
    });
  });
}
