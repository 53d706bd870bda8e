import { describe, expect, it } from 'vitest';
import { fromPrices } from './starting-prices';

describe('the starting prices', () => {
  it('are those of specification §9', () => {
    expect(fromPrices.map(({ product, from }) => [product, from])).toEqual([
      ['Garden Rooms', 28_000],
      ['Garden Offices', 30_000],
      ['Modular House Extensions (3 walls)', 35_000],
      ['Dual Purpose Spaces', 32_000],
    ]);
  });
});
