import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURE_IDS } from '#domain/room/options/option-ids';
import { pricedChoices, pricingDocument } from '#domain/testing/arbitraries';
import { estimate } from '#domain/design/estimate/estimate';
import { toPence } from '#domain/text/money';
import { price } from './price';

describe('for any room and any price list', () => {
  it('the total is whole pounds and never negative', () => {
    fc.assert(
      fc.property(pricedChoices, pricingDocument, (choices, pricing) => {
        const { total } = price(choices, pricing);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('the lines add up to the total to the penny, and only rounding may be negative', () => {
    fc.assert(
      fc.property(pricedChoices, pricingDocument, (choices, pricing) => {
        const { lines, total } = price(choices, pricing);
        expect(lines.reduce((sum, { amount }) => sum + toPence(amount), 0)).toBe(total * 100);
        const least = Math.min(
          ...lines.map(({ id, amount }) => amount + (id === 'rounding' ? 1 : 0)),
        );
        expect(least).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('every line has an id of its own', () => {
    fc.assert(
      fc.property(pricedChoices, pricingDocument, (choices, pricing) => {
        const ids = price(choices, pricing).lines.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('one more window, door or patio glass never makes it cheaper', () => {
    fc.assert(
      fc.property(pricedChoices, pricingDocument, (choices, pricing) => {
        const { total } = price(choices, pricing);
        const { windows, doors } = choices;
        expect(price({ ...choices, windows: windows + 1 }, pricing).total).not.toBeLessThan(total);
        expect(price({ ...choices, doors: doors + 1 }, pricing).total).not.toBeLessThan(total);
        const withGlass = price({ ...choices, patioGlass: true }, pricing).total;
        expect(withGlass).not.toBeLessThan(total);
      }),
    );
  });

  it('one more feature never makes it cheaper', () => {
    const feature = fc.constantFrom(...FEATURE_IDS);
    fc.assert(
      fc.property(pricedChoices, feature, pricingDocument, (choices, added, pricing) => {
        const without = choices.features.filter((id) => id !== added);
        const before = price({ ...choices, features: without }, pricing).total;
        const after = price({ ...choices, features: [...without, added] }, pricing).total;
        expect(after).not.toBeLessThan(before);
      }),
    );
  });

  it('the order of the features changes nothing', () => {
    fc.assert(
      fc.property(pricedChoices, pricingDocument, (choices, pricing) => {
        const reversed = { ...choices, features: choices.features.toReversed() };
        expect(price(reversed, pricing)).toEqual(price(choices, pricing));
      }),
    );
  });

  it('the estimate is a range of whole pounds at least 4000 wide', () => {
    fc.assert(
      fc.property(pricedChoices, pricingDocument, (choices, pricing) => {
        const { min, max } = estimate(choices, pricing);
        expect(Number.isSafeInteger(min) && Number.isSafeInteger(max)).toBe(true);
        // The flat extras alone differ by 4000; the openings can only add to that.
        expect(max - min).toBeGreaterThanOrEqual(4000);
      }),
    );
  });
});
