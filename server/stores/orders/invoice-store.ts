import { hash } from 'node:crypto';
import type { Invoice } from '#domain/order/money/invoice';
import type { Database, ReadableRows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { BankLineNote, Books, InvoiceStore } from './order-ports';

const KINDS = ['invoice', 'credit'] as const;

/** The invoices and credit notes of all orders. */
export function invoiceStore(database: Database): InvoiceStore {
  return {
    of: (requestId) => database.read((on) => invoicesOf(on, requestId)),
    find: (label) =>
      database.read(async (on) => (await on.list('invoices', { where: { label }, limit: 1 }))[0]),
    issuedBetween: (from, to) =>
      database.read((on) =>
        on.list('invoices', {
          where: { issuedOn: { atLeast: from, atMost: to } },
          order: ['issuedOn', 'kind', 'ordinal'],
        }),
      ),
    removeBefore: async (day) => {
      const removed = await database.change([turns.invoices], async (on) => {
        const old = await on.list('invoices', { where: { issuedOn: { below: day } } });
        const { next } = await booksOf(on, '');
        const gone: Invoice[] = [];
        for (const row of old) {
          const request = await on.find('roomConfigurations', row.requestId);
          const hasPerson = request !== undefined && request.anonymisedAt === null;
          if (hasPerson || row.number === next[row.kind] - 1) continue;
          await on.remove('invoices', row.id);
          gone.push(row);
        }
        return gone;
      });
      for (const { id } of removed) database.purge(id);
      return removed.length;
    },
  };
}

/** The books, in a change that has the turn of invoices. */
export async function booksOf(on: ReadableRows, requestId: string, line?: string): Promise<Books> {
  const [invoice = 0, credit = 0] = await Promise.all(
    KINDS.map((kind) => on.highest('invoices', 'ordinal', { kind })),
  );
  return {
    invoices: await invoicesOf(on, requestId),
    next: { invoice: Number(invoice) + 1, credit: Number(credit) + 1 },
    line: line === undefined ? null : await lineNote(on, line),
  };
}

function invoicesOf(on: ReadableRows, requestId: string) {
  return on.list('invoices', { where: { requestId }, order: ['added'] });
}

/**
 * A line of a statement is known by the id of the event that noted it, which no two events share. One that was undone may
 * be noted again, under the next id.
 */
async function lineNote(on: ReadableRows, line: string): Promise<BankLineNote> {
  for (let time = 0; ; time += 1) {
    const id = idOfLine(line, time);
    const [order] = await on.list('orders', { where: { event: id }, limit: 1 });
    if (order === undefined) return { notedOf: null, id };
    const isUndone = order.events.some(
      ({ what }) => what.kind === 'payment-undone' && what.payment === id,
    );
    if (!isUndone) return { notedOf: order.requestId };
  }
}

/** A UUID of its own kind (version 8) from the line's hash. */
function idOfLine(line: string, time: number): string {
  const digits = hash('sha256', `${time} ${line}`, 'hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return parts.join('-');
}
