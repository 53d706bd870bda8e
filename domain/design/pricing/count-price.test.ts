import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { withoutWindows } from '#domain/testing/price-lists';
import { countPrice, offeredCounts } from './count-price';
import { NotOfferedError } from './errors';
import { price } from './price';
import { starterPricing } from './starter';

describe('windows, doors and patio glass in a price list', () => {
  it('are offered in their order, each with what one adds', () => {
    expect(offeredCounts(starterPricing).slice(0, 3)).toEqual([
      { id: 'windows', price: 450 },
      { id: 'doors', price: 850 },
      { id: 'patioGlass', price: 2500 },
    ]);
  });

  it('are not offered, and never free, while they have no price', () => {
    expect(offeredCounts(withoutWindows).map(({ id }) => id)).toEqual(['doors', 'patioGlass']);
    expect(() => countPrice('windows', withoutWindows)).toThrow(NotOfferedError);
  });

  it('need no price in a room that has none of them', () => {
    const room = { ...emptyDraft, roomType: 'office', shellSizeId: '4x4' } as const;
    expect(price(room, withoutWindows)).toEqual(price(room, starterPricing));
    expect(() => price({ ...room, windows: 1 }, withoutWindows)).toThrow(NotOfferedError);
  });
});
