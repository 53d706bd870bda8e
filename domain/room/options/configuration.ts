import * as z from 'zod/mini';
import { amount, featurePricesSchema, finishPricesSchema } from './option-prices';

const LARGEST_MULTIPLIER = 100;
const LARGEST_METRES = 10_000;

const multiplier = z
  .number('Enter a number')
  .check(
    z.positive('Enter a number above 0'),
    z.maximum(LARGEST_MULTIPLIER, 'Enter a number of at most 100'),
  );

const measure = z
  .number('Enter a number')
  .check(
    z.positive('Enter a number above 0'),
    z.maximum(LARGEST_METRES, 'Enter a number of at most 10,000'),
  );

/** One shell size: metres, square metres, and pounds for the shell alone (specification §3). */
const shellSizeSchema = z.object(
  {
    id: z
      .string('Give the size an id')
      .check(
        z.minLength(1, 'Give the size an id'),
        z.maxLength(64, 'Use at most 64 characters for the id'),
      ),
    width: measure,
    depth: measure,
    area: measure,
    perimeter: measure,
    basePrice: amount,
    label: z
      .string('Give the size a label')
      .check(
        z.minLength(1, 'Give the size a label'),
        z.maxLength(80, 'Use at most 80 characters for the label'),
      ),
  },
  'Describe each shell size with its id, measures, price and label',
);

export type ShellSize = z.infer<typeof shellSizeSchema>;

const shellSizesSchema = z.array(shellSizeSchema, 'Give a list of shell sizes').check(
  z.minLength(1, 'Keep at least one shell size'),
  z.check<ShellSize[]>(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, { id }] of value.entries()) {
      if (seen.has(id)) {
        issues.push({
          code: 'custom',
          message: 'Give each shell size its own id',
          path: [index, 'id'],
          input: id,
        });
      }
      seen.add(id);
    }
  }),
);

/**
 * The pricing document of specification §3, with every amount in pounds. Unknown keys are dropped, so
 * that a later version's document can still be read.
 */
export const pricingConfigurationSchema = z.object(
  {
    basePricePerSqm: z.optional(amount.check(z.positive('Enter an amount above 0'))),
    roomTypeMultipliers: z.object(
      {
        'garden-room': multiplier,
        office: multiplier,
        extension: multiplier,
        'dual-purpose': multiplier,
      },
      'Give a multiplier for each room type',
    ),
    shellSizes: shellSizesSchema,
    perimeterBasedComponents: z.object(
      {
        insulation: amount,
        cladding: amount,
        laminateFlooring: amount,
        internalWallLining: amount,
      },
      'Give the prices per metre of perimeter',
    ),
    fixedComponents: z.object(
      {
        standardWindow: amount,
        glazedPanel: amount,
        patioDoor: amount,
        entranceDoor: amount,
        electricPack: amount,
        airConditioning: amount,
        decking: amount,
      },
      'Give the prices of the fixed components',
    ),
    components: z.optional(
      z.object(
        { window: amount, door: amount, patioGlass: amount },
        'Give the prices of window, door and patio glass',
      ),
    ),
    features: featurePricesSchema,
    finishes: finishPricesSchema,
  },
  'Send the whole pricing document',
);

export type PricingConfiguration = z.infer<typeof pricingConfigurationSchema>;
