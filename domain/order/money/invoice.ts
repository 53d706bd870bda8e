import * as z from 'zod/mini';

const text = z.string();
const pence = z.int().check(z.nonnegative());
const number = z.int().check(z.positive());

/**
 * An invoice or a credit note, with all that its document says: its PDF is made of this alone, so that it is the same
 * for ever. Never changed once it is stored. Amounts are whole pence, never below zero: a credit's are what it takes off.
 * What it must say: HMRC, VAT Notice 700, section 16.3.1.
 */
export const invoiceSchema = z.object({
  /** That of the event. */
  id: z.uuid(),
  requestId: z.uuid(),
  /** The request's. */
  reference: text,
  kind: z.enum(['invoice', 'credit']),
  /** Counts those of its kind over all orders, from 1 on and without gaps. */
  number,
  /** Which payment stage of the accepted version, from 0 on; null where it is for none. */
  stage: z.nullable(z.int().check(z.nonnegative())),
  /** What it is for: "25 % of the price: in advance, when you order". */
  words: text,
  /** The accepted version of the written quote, and its hash. */
  version: number,
  hash: text,
  /** Days in Northampton. */
  issuedOn: z.iso.date(),
  taxPoint: z.iso.date(),
  /** Null for a credit note. */
  dueOn: z.nullable(z.iso.date()),
  /** The number of the invoice that is credited; null for an invoice. */
  of: z.nullable(number),
  /** Why it is credited; empty for an invoice. */
  reason: text,
  /** In per cent; 0 where no VAT is charged. */
  vatRate: z.number(),
  /** What is asked for, or taken off: `net` and `vat`. */
  pence,
  vat: pence,
  net: pence,
  supplier: z.object({
    name: text,
    address: text,
    companyNumber: text,
    /** Empty for a company that is not registered for VAT. */
    vatNumber: text,
    email: text,
    phone: text,
  }),
  buyer: z.object({ name: text, address: text }),
  bank: z.nullable(z.object({ name: text, sortCode: text, accountNumber: text })),
  at: z.iso.datetime({ precision: 3 }),
});

export type Invoice = z.infer<typeof invoiceSchema>;

/** "INV-00001" or "CN-00001". */
export function invoiceLabel({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${String(number).padStart(5, '0')}`;
}
