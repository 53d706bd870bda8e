import * as z from 'zod/mini';

// Keeps every sum far below 2^53 pence, so that pence stay exact integers.
const LARGEST_POUNDS = 10_000_000;

/** An amount in the price list, in pounds. */
export const amount = z
  .number('Enter an amount in pounds')
  .check(
    z.nonnegative('Enter an amount of 0 or more'),
    z.maximum(LARGEST_POUNDS, 'Enter an amount of at most £10,000,000'),
  );

/**
 * The part of the price list that prices the features (specification §3). Its keys are the ids of all
 * features, in the order they are offered (options/option-ids.ts).
 */
export const featurePricesSchema = z.object(
  {
    'premium-insulation': z.optional(amount),
    'underfloor-heating': amount,
    'full-electrics': z.optional(amount),
    'air-conditioning': z.optional(amount),
  },
  'Give the prices of the features',
);

/** A finish is offered while the price list has a price for it. Without any, no room could be priced. */
const atLeastOne = (message: string) =>
  z.check<object>(({ value, issues }) => {
    if (Object.values(value).some((price) => price !== undefined)) return;
    issues.push({ code: 'custom', message, path: [], input: value });
  });

/**
 * The part that prices the finishes (specification §3). Its keys are the ids of all finishes, in display
 * order; the first of each category is the standard one. One is offered only while the price list has a price
 * for it (`offeredFinishes` in finish-price.ts).
 */
export const finishPricesSchema = z.object(
  {
    cladding: z
      .object(
        {
          'standard-timber': z.optional(amount),
          composite: z.optional(amount),
          cedar: z.optional(amount),
        },
        'Give the prices of the claddings',
      )
      .check(atLeastOne('Keep at least one cladding on offer')),
    roofing: z
      .object(
        {
          'standard-felt': z.optional(amount),
          shingle: z.optional(amount),
          'galvanized-steel': z.optional(amount),
          'solar-panels': z.optional(amount),
          'rubber-membrane': z.optional(amount),
          'living-roof': z.optional(amount),
        },
        'Give the prices of the roofings',
      )
      .check(atLeastOne('Keep at least one roofing on offer')),
    interior: z
      .object(
        {
          'plasterboard-skim': z.optional(amount),
          'plaster-feature-wall': z.optional(amount),
          'acoustic-panels': z.optional(amount),
          'tongue-groove': z.optional(amount),
          'luxury-finish': z.optional(amount),
        },
        'Give the prices of the interiors',
      )
      .check(atLeastOne('Keep at least one interior on offer')),
    foundation: z
      .object(
        {
          'concrete-slab': z.optional(amount),
          'easy-support-pads': z.optional(amount),
          'no-foundation': z.optional(amount),
        },
        'Give the prices of the foundations',
      )
      .check(atLeastOne('Keep at least one foundation on offer')),
  },
  'Give the prices of the finishes',
);
