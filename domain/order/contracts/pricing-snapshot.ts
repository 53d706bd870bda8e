import * as z from 'zod/mini';
import { pricingConfigurationSchema } from '#domain/room/options/configuration';

/** A pricing document with its version number (body and x-pricing-version header). */
export const pricingSnapshotSchema = z.object({
  version: z.int().check(z.positive()),
  pricing: pricingConfigurationSchema,
});

export type PricingSnapshot = z.infer<typeof pricingSnapshotSchema>;
