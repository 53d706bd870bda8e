import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#domain/order/contracts/answers';
import { pricingDocument } from '#domain/testing/arbitraries';
import { pricingConfigurationSchema } from './configuration';
import { starterPricing } from '#domain/design/pricing/starter';

const EXTRA_FINISHES = {
  roofing: { 'rubber-membrane': 900, 'living-roof': 2800 },
  interior: { 'tongue-groove': 950, 'luxury-finish': 2200 },
};

describe('the pricing document', () => {
  it('survives the way through JSON', () => {
    fc.assert(
      fc.property(pricingDocument, (pricing) => {
        const parsed = pricingConfigurationSchema.parse(JSON.parse(JSON.stringify(pricing)));
        // Compared as text: JSON has no negative zero.
        expect(JSON.parse(JSON.stringify(parsed))).toEqual(JSON.parse(JSON.stringify(pricing)));
      }),
    );
  });

  it('may leave out what specification §3 calls optional', () => {
    const { basePricePerSqm: _base, components: _components, ...required } = starterPricing;
    const document = { ...required, features: { 'underfloor-heating': 2000 } };
    expect(pricingConfigurationSchema.parse(document)).toEqual(document);
  });

  it('may leave out any finish, but not all of a category', () => {
    const finishes = {
      cladding: { cedar: 2500 },
      roofing: { shingle: 1200 },
      interior: { 'luxury-finish': 2200 },
      foundation: { 'no-foundation': 0 },
    };
    expect(pricingConfigurationSchema.parse({ ...starterPricing, finishes }).finishes).toEqual(
      finishes,
    );
  });

  it('may carry the extra roofing and interior keys', () => {
    const { finishes } = starterPricing;
    const document = {
      ...starterPricing,
      finishes: {
        ...finishes,
        roofing: { ...finishes.roofing, ...EXTRA_FINISHES.roofing },
        interior: { ...finishes.interior, ...EXTRA_FINISHES.interior },
      },
    };
    expect(pricingConfigurationSchema.parse(document)).toEqual(document);
  });

  it('drops keys it does not know', () => {
    const parsed = pricingConfigurationSchema.parse({ ...starterPricing, currency: 'GBP' });
    expect(parsed).toEqual(starterPricing);
  });

  it.each([
    ['basePricePerSqm', 0],
    ['basePricePerSqm', '1200'],
    ['roomTypeMultipliers.office', 0],
    ['roomTypeMultipliers.office', undefined],
    ['roomTypeMultipliers.office', 101],
    ['roomTypeMultipliers', undefined],
    ['shellSizes', []],
    ['shellSizes', undefined],
    ['shellSizes', 'none'],
    ['shellSizes.2', null],
    ['shellSizes.0.id', ''],
    ['shellSizes.0.id', 'x'.repeat(65)],
    ['shellSizes.3.width', 0],
    ['shellSizes.3.depth', -1],
    ['shellSizes.3.area', 'large'],
    ['shellSizes.3.perimeter', Number.NaN],
    ['shellSizes.3.basePrice', -0.01],
    ['shellSizes.3.basePrice', Number.POSITIVE_INFINITY],
    ['shellSizes.3.label', ''],
    ['shellSizes.4.id', '2.5x3'],
    ['perimeterBasedComponents.insulation', -1],
    ['perimeterBasedComponents.cladding', undefined],
    ['perimeterBasedComponents.laminateFlooring', null],
    ['perimeterBasedComponents.internalWallLining', '42'],
    ['fixedComponents.standardWindow', -450],
    ['fixedComponents.glazedPanel', undefined],
    ['fixedComponents.patioDoor', 10_000_001],
    ['fixedComponents.entranceDoor', undefined],
    ['fixedComponents.electricPack', {}],
    ['fixedComponents.airConditioning', undefined],
    ['fixedComponents.decking', undefined],
    ['components.window', undefined],
    ['components.patioGlass', -1],
    ['features.underfloor-heating', undefined],
    ['features.premium-insulation', -1],
    ['features.full-electrics', 'some'],
    ['finishes.cladding.cedar', null],
    ['finishes.cladding', {}],
    ['finishes.roofing', {}],
    ['finishes.interior', {}],
    ['finishes.foundation', {}],
    ['finishes.roofing.shingle', -1],
    ['finishes.roofing.living-roof', -1],
    ['finishes.interior', undefined],
    ['finishes.foundation.no-foundation', null],
  ])('is refused with %s = %o, naming the field', (field, value) => {
    const result = pricingConfigurationSchema.safeParse(withValue(starterPricing, field, value));
    const fields = result.success ? {} : fieldErrors(result.error);
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(/^[A-Z].{10,}[^.]$/);
    expect(fields[field]).not.toContain('Invalid');
  });

  it.each([null, [], 'prices', 7])('is refused when it is %o', (body) => {
    const result = pricingConfigurationSchema.safeParse(body);
    expect(result.error && fieldErrors(result.error)).toEqual({
      body: 'Send the whole pricing document',
    });
  });
});

/** A copy of a JSON value with one value changed. */
function withValue(source: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(source);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = copy as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  place[last] = value;
  return copy;
}
