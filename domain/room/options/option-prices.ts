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

/**
 * The part that prices the finishes (specification §3). Its keys are the ids of all finishes, in display
 * order; the first of each category is the standard one. An optional one is offered only while the price
 * list has a price for it (`offeredFinishes` in finish-price.ts).
 */
export const finishPricesSchema = z.object(
  {
    cladding: z.object(
      { 'standard-timber': amount, composite: amount, cedar: amount },
      'Give the prices of the claddings',
    ),
    roofing: z.object(
      {
        'standard-felt': amount,
        shingle: amount,
        'galvanized-steel': amount,
        'solar-panels': amount,
        'rubber-membrane': z.optional(amount),
        'living-roof': z.optional(amount),
      },
      'Give the prices of the roofings',
    ),
    interior: z.object(
      {
        'plasterboard-skim': amount,
        'plaster-feature-wall': amount,
        'acoustic-panels': amount,
        'tongue-groove': z.optional(amount),
        'luxury-finish': z.optional(amount),
      },
      'Give the prices of the interiors',
    ),
    foundation: z.object(
      { 'concrete-slab': amount, 'easy-support-pads': amount, 'no-foundation': amount },
      'Give the prices of the foundations',
    ),
  },
  'Give the prices of the finishes',
);
