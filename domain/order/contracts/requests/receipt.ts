import * as z from 'zod/mini';

const wholePounds = z.int().check(z.nonnegative());

/**
 * The 201 body of a quote request: proof that it is stored. `estimatedPrice` is the visitor's figure,
 * `serverPrice` ours for the pricing version named; both in whole pounds.
 */
export const receiptSchema = z.object({
  id: z.uuid(),
  reference: z.string().check(z.regex(/^MGR-[0-9A-Z]{4}-[0-9A-Z]{2}$/)),
  receivedAt: z.iso.datetime(),
  estimatedPrice: wholePounds,
  serverPrice: wholePounds,
  pricingVersion: z.int().check(z.positive()),
});

export type Receipt = z.infer<typeof receiptSchema>;
