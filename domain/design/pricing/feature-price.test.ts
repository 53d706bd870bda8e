import { describe, expect, it } from 'vitest';
import { withoutHeating } from '#domain/testing/price-lists';
import { NotOfferedError } from './errors';
import { featurePrice, offeredFeatures } from './feature-price';
import { starterPricing } from './starter';

describe('the features of a price list', () => {
  it('are offered in their order, each with what it adds', () => {
    expect(offeredFeatures(starterPricing).slice(0, 4)).toEqual([
      { id: 'premium-insulation', price: 0 },
      { id: 'underfloor-heating', price: 2000 },
      { id: 'full-electrics', price: 1200 },
      { id: 'air-conditioning', price: 2500 },
    ]);
  });

  it('are not offered, and never free, while they have no price', () => {
    expect(offeredFeatures(withoutHeating).map(({ id }) => id)).not.toContain('underfloor-heating');
    expect(() => featurePrice('underfloor-heating', withoutHeating)).toThrow(NotOfferedError);
  });
});
