import { describe, expect, it } from 'vitest';
import { isPopularSize } from './popular';
import { starterPricing } from '#domain/design/pricing/starter';

describe('the Popular badge', () => {
  it.each([
    [11.9, false],
    [12, true],
    [15, true],
    [18, true],
    [18.1, false],
  ])('for %d m² is %s', (area, popular) => {
    expect(isPopularSize(area)).toBe(popular);
  });

  it('is on a handful of the starter sizes', () => {
    const popular = starterPricing.shellSizes.filter(({ area }) => isPopularSize(area));
    expect(popular.map(({ id }) => id)).toEqual(['4x3', '4.4x3', '4x3.5', '4x4', '4.5x4']);
  });
});
