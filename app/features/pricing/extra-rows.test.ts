import { describe, expect, it } from 'vitest';
import { extraRows } from './extra-rows';

describe('popular extras', () => {
  it('carry the prices of the features map, what is included last', () => {
    const features = {
      'premium-insulation': 1500,
      'underfloor-heating': 2000,
      'full-electrics': 1200,
      'air-conditioning': 2500,
    };
    expect(extraRows(features)).toEqual([
      { id: 'underfloor-heating', label: 'Underfloor heating', price: 2000 },
      { id: 'full-electrics', label: 'Full electrics', price: 1200 },
      { id: 'air-conditioning', label: 'Air conditioning', price: 2500 },
      { id: 'premium-insulation', label: 'Premium insulation', price: null },
    ]);
  });

  it('leave out what the price list does not name', () => {
    const rows = extraRows({ 'underfloor-heating': 2100 });
    expect(rows).toEqual([{ id: 'underfloor-heating', label: 'Underfloor heating', price: 2100 }]);
  });
});
