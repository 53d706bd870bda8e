import * as z from 'zod/mini';

const text = z.string();
const pence = z.int();

/** An invoice that is not wholly paid. */
const openInvoiceSchema = z.object({
  requestId: z.uuid(),
  /** Of the request. */
  reference: text,
  number: z.int(),
  /** "INV-00001". */
  label: text,
  /** The buyer, as the invoice names it. */
  name: text,
  /** What it asked for, and what is left of it, in whole pence. */
  pence,
  open: pence,
  /** The last day on which it is paid in time. */
  dueOn: z.iso.date(),
  isLate: z.boolean(),
});

/** The response of GET /api/money: what is open, late and paid, over all orders, in whole pence. */
export const deskMoneySchema = z.object({
  open: pence,
  late: pence,
  /** What came in since the first of the month, by the days of the payments. */
  paidThisMonth: pence,
  /** Those that are due first come first. */
  invoices: z.array(openInvoiceSchema),
  /** Orders of which more was paid than was asked for: what we owe. */
  owed: z.array(z.object({ requestId: z.uuid(), reference: text, name: text, pence })),
});

export type DeskMoney = z.infer<typeof deskMoneySchema>;

/** What Today and the board say of money. */
export const moneyTodaySchema = z.object({
  /** Not due yet, late, and paid since the first of the month, in whole pence. */
  open: pence,
  late: pence,
  paidThisMonth: pence,
  lateInvoices: z.int(),
});

export type MoneyToday = z.infer<typeof moneyTodaySchema>;

/** What an accountant's files are for. */
export const PROGRAMS = ['xero', 'quickbooks'] as const;

export type Program = (typeof PROGRAMS)[number];

/** The files that each program takes: GET /api/money/:program/:file.csv. */
export const ACCOUNTANT_FILES = {
  xero: ['invoices', 'payments'],
  quickbooks: ['invoices', 'credit-notes', 'payments'],
} as const satisfies Record<Program, readonly string[]>;

export type AccountantFile = (typeof ACCOUNTANT_FILES)[Program][number];

const day = (which: string) => z.iso.date(`Give the ${which} day of the period`);

/** The query of an accountant's file: days in Northampton, both included. */
export const periodSchema = z.object({ from: day('first'), to: day('last') }).check(
  z.refine(({ from, to }) => from <= to, {
    message: 'Let the days run from the earlier to the later',
    path: ['to'],
  }),
);
