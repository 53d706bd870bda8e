import { describe, expect, it } from 'vitest';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import { pricingConfigurationSchema } from '#domain/room/options/configuration';
import { fallbackPricing } from './fallback';
import { offeredFinishes } from './finish-price';
import { starterPricing } from './starter';

describe('the starter price list', () => {
  it('satisfies the schema, and nothing of it is unknown to the schema', () => {
    expect(pricingConfigurationSchema.parse(starterPricing)).toEqual(starterPricing);
  });

  it('gives every shell its true area and perimeter', () => {
    for (const { width, depth, area, perimeter } of starterPricing.shellSizes) {
      expect(area).toBeCloseTo(width * depth, 6);
      expect(perimeter).toBeCloseTo(2 * (width + depth), 6);
    }
    const shell = starterPricing.shellSizes.find(({ id }) => id === '4.4x3');
    expect(shell).toEqual({
      id: '4.4x3',
      width: 4.4,
      depth: 3,
      area: 13.2,
      perimeter: 14.8,
      basePrice: 24_000,
      label: '4.4\u00a0m\u00a0×\u00a03\u00a0m',
    });
  });

  it('charges more for a larger shell and less for each of its square metres', () => {
    const sizes = starterPricing.shellSizes;
    expect(sizes).toHaveLength(13);
    for (const [index, size] of sizes.slice(1).entries()) {
      const smaller = sizes[index];
      if (!smaller) throw new Error('unreachable: index counts from the first size');
      expect(size.area).toBeGreaterThan(smaller.area);
      expect(size.basePrice).toBeGreaterThan(smaller.basePrice);
      const rate = size.basePrice / size.area;
      const rateBefore = smaller.basePrice / smaller.area;
      expect(rate).toBeLessThan(rateBefore);
      expect(rate).toBeGreaterThan(rateBefore * 0.95); // gently
    }
  });

  it('offers exactly the finishes of specification §9', () => {
    const offered = FINISH_CATEGORIES.map((category) =>
      offeredFinishes(category, starterPricing).map(({ id }) => id),
    );
    expect(offered).toEqual([
      ['standard-timber', 'composite', 'cedar'],
      ['standard-felt', 'shingle', 'galvanized-steel', 'solar-panels'],
      ['plasterboard-skim', 'plaster-feature-wall', 'acoustic-panels'],
      ['concrete-slab', 'easy-support-pads', 'no-foundation'],
    ]);
  });
});

describe('the prices shown before live pricing', () => {
  it('satisfy the schema', () => {
    expect(pricingConfigurationSchema.parse(fallbackPricing)).toEqual(fallbackPricing);
  });

  it('are the builder fallback defaults of specification §9', () => {
    const { basePricePerSqm, roomTypeMultipliers, fixedComponents, features, finishes } =
      fallbackPricing;
    expect(basePricePerSqm).toBe(1200);
    expect(roomTypeMultipliers).toEqual({
      'garden-room': 1,
      office: 1.1,
      extension: 1.3,
      'dual-purpose': 1.15,
    });
    expect(fixedComponents).toMatchObject({
      standardWindow: 450,
      entranceDoor: 850,
      patioDoor: 2500,
      electricPack: 1200,
      airConditioning: 2500,
    });
    expect(features).toMatchObject({
      'premium-insulation': 1500,
      'underfloor-heating': 2000,
      'full-electrics': 1200,
      'air-conditioning': 2500,
    });
    expect(finishes).toMatchObject({
      cladding: { 'standard-timber': 0, composite: 1500, cedar: 2500 },
      roofing: {
        'standard-felt': 0,
        shingle: 1200,
        'galvanized-steel': 1800,
        'solar-panels': 3500,
      },
      interior: { 'plasterboard-skim': 0, 'plaster-feature-wall': 800, 'acoustic-panels': 1500 },
      foundation: { 'concrete-slab': 0, 'easy-support-pads': 1200, 'no-foundation': 0 },
    });
  });

  it('charge 1200 for a square metre of shell', () => {
    const prices = fallbackPricing.shellSizes.map(({ id, basePrice }) => [id, basePrice]);
    expect(prices).toEqual([
      ['2.5x3', 9_000],
      ['3x3', 10_800],
      ['3.5x3', 12_600],
      ['4x3', 14_400],
      ['4.4x3', 15_840],
      ['4x3.5', 16_800],
      ['4x4', 19_200],
      ['4.5x4', 21_600],
      ['5x4', 24_000],
      ['6x4', 28_800],
      ['6x5', 36_000],
      ['7x5', 42_000],
      ['8x6', 57_600],
    ]);
  });
});
