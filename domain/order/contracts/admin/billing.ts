import * as z from 'zod/mini';
import { PAYMENT_WAYS } from '#domain/order/money/payment';
import { linesAsSeen, notBlank } from '#domain/text/text-checks';

const over = z.int('Say how much of the history you have seen');

/** A hundred lines of a million pounds, the most that a written quote comes to. */
const MOST_PENCE = 10_000_000_000;

const amountMessage = 'Enter an amount above £0, in whole pence';
const pence = z
  .int(amountMessage)
  .check(z.positive(amountMessage), z.maximum(MOST_PENCE, 'Enter an amount up to £100 million'));

const words = (message: string) =>
  z.string(message).check(linesAsSeen(), z.maxLength(500, 'Use at most 500 characters'));

const number = z.int('Say which invoice').check(z.positive('Say which invoice'));

/** The body of POST /api/room-configurations/:id/order/invoices; its Idempotency-Key is the event's id. */
export const issueCallSchema = z.object(
  {
    /** How many events the order had when the administrator decided. */
    over,
    /** Among the stages of the accepted version, from 0 on. */
    stage: z.int('Say which payment stage').check(z.nonnegative('Say which payment stage')),
    /** What it asks for; left out, what the stage comes to. */
    pence: z.optional(pence),
  },
  'Send the invoice as a JSON object',
);

export type IssueCall = z.output<typeof issueCallSchema>;

/** The body of POST …/order/credits. */
export const creditCallSchema = z.object(
  {
    over,
    /** The invoice's. */
    number,
    /** What is taken off; left out, all that is left of it. */
    pence: z.optional(pence),
    text: words('Write why it is credited').check(notBlank('Write why it is credited')),
  },
  'Send the credit note as a JSON object',
);

export type CreditCall = z.output<typeof creditCallSchema>;

/** The body of POST …/order/payments. It contradicts nothing, so it is taken whatever has happened since. */
export const paymentCallSchema = z.object(
  {
    on: z.iso.date('Enter the day on which it was paid'),
    pence,
    how: z.enum(PAYMENT_WAYS, 'Say how it was paid'),
    text: words('Write the note as text'),
    /** The key of the line of a bank statement that it is read from: no line is noted twice. */
    line: z.optional(z.string('Name the line as text').check(z.minLength(1), z.maxLength(200))),
    /** The invoice that it is for; left out, it pays the oldest first. */
    invoice: z.optional(number),
  },
  'Send the payment as a JSON object',
);

export type PaymentCall = z.output<typeof paymentCallSchema>;

/** The body of POST …/order/payments/undo. */
export const undoCallSchema = z.object(
  {
    payment: z.uuid('Say which payment'),
    text: words('Write why it is undone').check(notBlank('Write why it is undone')),
  },
  'Send what is undone as a JSON object',
);

export type UndoCall = z.output<typeof undoCallSchema>;
