import * as z from 'zod/mini';

/** Maximum characters of the administrator's note on a saved pricing. */
export const LONGEST_PRICING_NOTE = 200;

/** A saved pricing without its prices. */
const pricingVersionInfoSchema = z.object({
  version: z.int().check(z.positive()),
  /** ISO 8601 */
  savedAt: z.string(),
  /** Empty for none. */
  note: z.string(),
  /** Who saved it, as long as the log has it. */
  by: z.optional(z.string()),
});

export type PricingVersionInfo = z.infer<typeof pricingVersionInfoSchema>;

/** GET /api/pricing/versions, newest first. */
export const pricingVersionsSchema = z.array(pricingVersionInfoSchema);

/** PUT /api/pricing. */
export const savedPricingSchema = pricingVersionInfoSchema;
