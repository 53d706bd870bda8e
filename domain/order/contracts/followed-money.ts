import * as z from 'zod/mini';
import { accountLineSchema } from '#domain/order/money/account';
import { invoiceSchema } from '#domain/order/money/invoice';
import { stageDueSchema } from '#domain/order/quote/quote-terms';

const pence = z.int();
const text = z.string();

/** The money of an order, as both sides see it: its ledger of the day, and what its documents are made of. In pence. */
export const followedMoneySchema = z.object({
  accepted: z.nullable(pence),
  stages: z.array(
    z.object({
      index: z.int(),
      words: text,
      pence,
      due: z.nullable(stageDueSchema),
      state: z.enum(['ahead', 'due', 'invoiced', 'paid']),
      invoice: z.nullable(z.int()),
      /** What an invoice of it would ask for now. */
      amount: pence,
      /** Whether its invoice was credited: the next is made by hand alone. */
      isCredited: z.boolean(),
    }),
  ),
  /** Oldest first. */
  invoices: z.array(
    z.object({
      number: z.int(),
      label: text,
      pence,
      credited: pence,
      paid: pence,
      open: pence,
      dueOn: z.iso.date(),
      state: z.enum(['open', 'paid', 'late', 'credited']),
      /** Where it can be paid by card; absent without a provider, and where nothing is open. */
      payAt: z.optional(z.url({ protocol: /^https$/ })),
    }),
  ),
  invoiced: pence,
  credited: pence,
  paid: pence,
  /** Below 0 where we owe. */
  open: pence,
  /** What was paid and belongs to no invoice. */
  over: pence,
  /** Every invoice and credit note, oldest first. */
  papers: z.array(invoiceSchema),
  account: z.array(accountLineSchema),
});

export type FollowedMoney = z.infer<typeof followedMoneySchema>;
