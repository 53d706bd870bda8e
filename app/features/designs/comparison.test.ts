import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { starterPricing } from '#domain/design/pricing/starter';
import { pricedChoices } from '#domain/testing/arbitraries';
import { compare } from './comparison';

const small = { ...emptyDraft, roomType: 'garden-room', shellSizeId: '4x4' } as const;
const large = {
  ...small,
  windows: 2,
  patioGlass: true,
  features: ['full-electrics' as const],
  finishes: { ...emptyDraft.finishes, cladding: 'cedar' as const },
};

describe('two designs side by side', () => {
  it('say what differs, part by part, and what that costs', () => {
    const { choices, prices, difference } = compare(small, large, starterPricing);
    expect(choices.filter(({ differs }) => differs).map(({ term }) => term)).toEqual([
      'Openings',
      'Features',
      'Finishes',
    ]);
    expect(prices.map(({ term, values }) => [term, ...values])).toEqual([
      ['Shell', '£27,150', '£27,150'],
      ['Windows', '–', '£900'],
      ['Doors', '£850', '£850'],
      ['Patio glass', '–', '£2,500'],
      ['Full electrics', '–', '£1,200'],
      ['Cladding', 'Included', '£2,500'],
      ['Roofing', 'Included', 'Included'],
      ['Interior', 'Included', 'Included'],
      ['Foundation', 'Included', 'Included'],
    ]);
    // 900 + 2,500 + 1,200 + 2,500
    expect(difference).toBe(7100);
  });

  it('have no difference in price while one has none', () => {
    expect(compare(small, emptyDraft, starterPricing)).toMatchObject({
      prices: [],
      difference: null,
    });
  });

  it('turn their columns and their difference around when they change places', () => {
    fc.assert(
      fc.property(pricedChoices, pricedChoices, (one, other) => {
        const there = compare(one, other, starterPricing);
        const back = compare(other, one, starterPricing);
        // A finish that is not in the price list has no price either way.
        const turned = there.difference === null ? null : 0 - there.difference;
        expect(back.difference).toBe(turned);
        const asText = (rows: typeof there.prices, turned: boolean) =>
          rows
            .map(({ term, values }) => [term, ...(turned ? values.toReversed() : values)].join())
            .toSorted();
        expect(asText(back.prices, true)).toEqual(asText(there.prices, false));
      }),
    );
  });
});
