import { describe, expect, it } from 'vitest';
import { NotOfferedError } from '#domain/design/pricing/errors';
import {
  estimate,
  ESTIMATOR_FEATURE_IDS,
  estimatorFeaturePrice,
  type EstimateChoices,
} from './estimate';
import { fallbackPricing } from '#domain/design/pricing/fallback';
import { starterPricing } from '#domain/design/pricing/starter';

type Example = [
  min: number,
  max: number,
  arithmetic: string,
  roomType: EstimateChoices['roomType'],
  shellSizeId: string,
  features?: EstimateChoices['features'],
];

// Low end: + 450 + 850 + 1000 = + 2300. High end: + 3 × 450 + 2 × 850 + 5000 = + 8050.
const STARTER_EXAMPLES: Example[] = [
  [29_450, 35_200, '27150', 'garden-room', '4x4'],
  [17_160, 22_910, '14860', 'garden-room', '2.5x3'],
  [31_450, 37_200, '27150 × 1.073665 = 29150.00', 'office', '4x4'],
  [60_020, 65_770, '44400 × 1.3 = 57720', 'extension', '6x5'],
  [29_848, 35_598, '27150 × 1.014658 = 27547.96', 'dual-purpose', '4x4'],
  [30_650, 36_400, '27150 + 1200', 'garden-room', '4x4', ['full-electrics']],
  [31_950, 37_700, '27150 + 2500', 'garden-room', '4x4', ['air-conditioning']],
  [31_450, 37_200, '27150 + 2000', 'garden-room', '4x4', ['underfloor-heating']],
  [29_450, 35_200, '27150 + 0', 'garden-room', '4x4', ['premium-insulation']],
  [35_150, 40_900, '27150 + 5700', 'garden-room', '4x4', ESTIMATOR_FEATURE_IDS],
  [
    38_962,
    44_712,
    '30700 × 1.073665 = 32961.52; + 1200 + 2500',
    'office',
    '5x4',
    ['full-electrics', 'air-conditioning'],
  ],
  [94_736, 100_486, '66720 × 1.3 = 86736; + 5700', 'extension', '8x6', ESTIMATOR_FEATURE_IDS],
];

const FALLBACK_EXAMPLES: Example[] = [
  [21_500, 27_250, '16 × 1200 = 19200', 'garden-room', '4x4'],
  [
    22_516,
    28_266,
    '13.2 × 1200 × 1.15 = 18216; + 2000',
    'dual-purpose',
    '4.4x3',
    ['underfloor-heating'],
  ],
];

describe('the estimator', () => {
  it.each(STARTER_EXAMPLES)('says %i to %i: %s (%s, %s)', (min, max, _sum, ...room) => {
    expect(estimate(choices(...room), starterPricing)).toEqual({ min, max });
  });

  it.each(FALLBACK_EXAMPLES)('before live prices says %i to %i: %s', (min, max, _sum, ...room) => {
    expect(estimate(choices(...room), fallbackPricing)).toEqual({ min, max });
  });

  it('charges a feature once, however often it is listed', () => {
    const twice = choices('garden-room', '4x4', ['full-electrics', 'full-electrics']);
    expect(estimate(twice, starterPricing)).toEqual({ min: 30_650, max: 36_400 });
  });

  it('does not know shells that are not in the price list', () => {
    expect(() => estimate(choices('office', '99x99'), starterPricing)).toThrow(NotOfferedError);
  });
});

describe('the prices beside the estimator features', () => {
  it.each([
    ['full-electrics', 1500, 1200],
    ['air-conditioning', 3800, 2500],
    ['underfloor-heating', 2000, 2000],
  ] as const)('of %s are %i until live prices say %i', (id, before, live) => {
    expect(estimatorFeaturePrice(id, null)).toBe(before);
    expect(estimatorFeaturePrice(id, starterPricing)).toBe(live);
  });
});

function choices(
  roomType: EstimateChoices['roomType'],
  shellSizeId: string,
  features: EstimateChoices['features'] = [],
): EstimateChoices {
  return { roomType, shellSizeId, features };
}
