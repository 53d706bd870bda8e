import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Draft } from '#domain/design/draft/draft';
import { FEATURE_IDS, FINISH_OPTIONS } from '#domain/room/options/option-ids';
import {
  pricingConfigurationSchema,
  type PricingConfiguration,
} from '#domain/room/options/configuration';
import {
  COUNT_IDS,
  COUNTS,
  countValue,
  type CountId,
  type Counts,
} from '#domain/room/options/counts';
import type { PricedChoices } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import { ROOM_TYPE_IDS } from '#domain/room/options/room-types';

/** Pounds as an administrator may enter them: whole, with pence, and with fractions of a penny. */
const amount = fc.oneof(
  fc.integer({ min: 0, max: 200_000 }),
  fc.integer({ min: 0, max: 20_000_000 }).map((pence) => pence / 100),
  fc.double({ min: 0, max: 200_000, noNaN: true, noDefaultInfinity: true }),
);

const multiplier = fc.double({ min: 0.01, max: 5, noNaN: true, noDefaultInfinity: true });

const amounts = <K extends string>(ids: readonly K[]) =>
  fc.tuple(...ids.map(() => amount)).map((values) => record(ids, values));

/** Documents with the starter's shells and any prices; every known option is priced. */
export const pricingDocument: fc.Arbitrary<PricingConfiguration> = fc
  .record({
    multipliers: fc.tuple(multiplier, multiplier, multiplier, multiplier),
    basePrices: fc.array(amount, { minLength: 13, maxLength: 13 }),
    fixedComponents: amounts(z.keyof(pricingConfigurationSchema.shape.fixedComponents).options),
    features: amounts(FEATURE_IDS),
    cladding: amounts(FINISH_OPTIONS.cladding),
    roofing: amounts(FINISH_OPTIONS.roofing),
    interior: amounts(FINISH_OPTIONS.interior),
    foundation: amounts(FINISH_OPTIONS.foundation),
  })
  .map(({ multipliers, basePrices, fixedComponents, features, ...finishes }) => ({
    ...starterPricing,
    roomTypeMultipliers: record(ROOM_TYPE_IDS, multipliers),
    shellSizes: starterPricing.shellSizes.map((size, index) => ({
      ...size,
      basePrice: basePrices[index] ?? 0,
    })),
    fixedComponents,
    features,
    finishes,
  }));

const counts = Object.fromEntries(
  COUNT_IDS.map((id) => [
    id,
    fc.integer({ min: COUNTS[id].min, max: COUNTS[id].max }).map((count) => countValue(id, count)),
  ]),
) as { [K in CountId]: fc.Arbitrary<Counts[K]> };

/** Complete drafts. */
export const pricedChoices: fc.Arbitrary<PricedChoices> = fc.record({
  roomType: fc.constantFrom(...ROOM_TYPE_IDS),
  shellSizeId: fc.constantFrom(...starterPricing.shellSizes.map(({ id }) => id)),
  ...counts,
  features: fc.shuffledSubarray([...FEATURE_IDS]),
  finishes: fc.record({
    cladding: fc.constantFrom(...FINISH_OPTIONS.cladding),
    roofing: fc.constantFrom(...FINISH_OPTIONS.roofing),
    interior: fc.constantFrom(...FINISH_OPTIONS.interior),
    foundation: fc.constantFrom(...FINISH_OPTIONS.foundation),
  }),
});

/** Drafts at any stage of completion. */
export const draft: fc.Arbitrary<Draft> = fc
  .tuple(pricedChoices, fc.boolean(), fc.boolean())
  .map(([choices, withRoom, withShell]) => ({
    ...choices,
    roomType: withRoom ? choices.roomType : null,
    shellSizeId: withShell ? choices.shellSizeId : null,
  }));

function record<K extends string>(ids: readonly K[], values: readonly number[]): Record<K, number> {
  const entries = ids.map((id, index) => [id, values[index] ?? 0] as const);
  return Object.fromEntries(entries) as Record<K, number>;
}
