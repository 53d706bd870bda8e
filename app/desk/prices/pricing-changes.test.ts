import { describe, expect, it } from 'vitest';
import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';
import { starterPricing } from '#domain/design/pricing/starter';
import { withValue } from './fields/document-value';
import { tabOf } from './fields/price-fields';
import { pricingChanges } from './pricing-changes';

function withSizes(how: (sizes: ShellSize[]) => ShellSize[]): PricingConfiguration {
  return { ...starterPricing, shellSizes: how([...starterPricing.shellSizes]) };
}

function told(after: PricingConfiguration): string[] {
  return pricingChanges(starterPricing, after).map(({ key, label, before, after: now }) =>
    `${tabOf(key)}: ${label}: ${before} → ${now}`.replaceAll('\u00a0', ' '),
  );
}

describe('what differs between two pricings', () => {
  it('is nothing for the same one', () => {
    expect(told(structuredClone(starterPricing))).toEqual([]);
  });

  it.each([
    [
      'fixedComponents.standardWindow',
      475.5,
      'fixed: Priced in the builder: Standard window: £450 → £475.50',
    ],
    ['roomTypeMultipliers.office', 1.2, 'legacy: Room types: Garden Office: × 1.073665 → × 1.2'],
    [
      'perimeterBasedComponents.insulation',
      50,
      'perimeter: Per metre of perimeter: Insulation: £45 per m → £50 per m',
    ],
    [
      'basePricePerSqm',
      1300,
      'legacy: Earlier prices: Base price per square metre: £1,200 per m² → £1,300 per m²',
    ],
    ['finishes.roofing.living-roof', 4200, 'legacy: Roofing: Living roof: not offered → £4,200'],
    [
      'features.full-electrics',
      undefined,
      'legacy: Features: Full electrics: £1,200 → not offered',
    ],
  ])('names %s', (path, value, words) => {
    expect(told(withValue(starterPricing, path, value))).toEqual([words]);
  });

  it('names every measure of a shell size', () => {
    const after = withSizes(([first, ...rest]) =>
      first ? [{ ...first, width: 2.6, basePrice: 15_000 }, ...rest] : [],
    );
    expect(told(after)).toEqual([
      'sizes: 2.5 m × 3 m, width: 2.5 m → 2.6 m',
      'sizes: 2.5 m × 3 m, base price: £14,860 → £15,000',
    ]);
  });

  it('names sizes that come, go and move', () => {
    const [first, second, ...rest] = starterPricing.shellSizes;
    if (!first || !second) throw new Error('The starter has two sizes');
    const fresh = { ...first, id: 'new', label: 'A cabin', basePrice: 9000 };
    expect(told(withSizes(() => [...rest, second, fresh]))).toEqual([
      'sizes: A cabin: not offered → £9,000',
      'sizes: 2.5 m × 3 m: £14,860 → not offered',
      'sizes: Order of the shell sizes:  → changed',
    ]);
  });

  it('takes a new or a removed size for no change of order', () => {
    expect(told(withSizes((sizes) => sizes.slice(1)))).toHaveLength(1);
    expect(
      told(
        withSizes((sizes) => [
          ...sizes.slice(0, 1).map((size) => ({ ...size, id: 'new' })),
          ...sizes,
        ]),
      ),
    ).toHaveLength(1);
  });
});
