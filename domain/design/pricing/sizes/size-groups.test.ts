import { describe, expect, it } from 'vitest';
import { sizeGroups } from './size-groups';
import { starterPricing } from '#domain/design/pricing/starter';

describe('the groups of shell sizes', () => {
  it('hold every size once, in the order of the list', () => {
    const groups = sizeGroups(starterPricing.shellSizes);
    expect(groups.map(({ name, sizes }) => [name, sizes.map(({ id }) => id)])).toEqual([
      ['Small', ['2.5x3', '3x3', '3.5x3']],
      ['Medium', ['4x3', '4.4x3', '4x3.5', '4x4', '4.5x4', '5x4']],
      ['Large', ['6x4', '6x5', '7x5', '8x6']],
    ]);
  });

  it('are left out where a list has no such size', () => {
    const small = starterPricing.shellSizes.slice(0, 2);
    expect(sizeGroups(small).map(({ name }) => name)).toEqual(['Small']);
  });
});
