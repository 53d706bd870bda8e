import * as z from 'zod/mini';

export const PAYMENT_WAYS = ['bank', 'card', 'cash', 'cheque', 'other'] as const;

/** Money that has come in, as the administrator noted it. */
export const paymentSchema = z.object({
  id: z.uuid(),
  /** The day in Northampton. */
  on: z.iso.date(),
  /** Whole pence. */
  pence: z.int().check(z.positive()),
  how: z.enum(PAYMENT_WAYS),
  text: z.string(),
  /** The key of the line of a bank statement that it was read from. */
  line: z.optional(z.string()),
  /** The number of the invoice that it is for; without one it pays the oldest first. */
  invoice: z.optional(z.int().check(z.positive())),
});

export type Payment = z.infer<typeof paymentSchema>;
