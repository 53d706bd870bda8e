import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { moved, newShellSize, withMeasures } from './shell-edit';

const [size] = starterPricing.shellSizes.filter(({ id }) => id === '4x4');
if (!size) throw new Error('The starter has no 4 × 4');

describe('a shell size whose width changes', () => {
  it('has area, perimeter and label follow', () => {
    expect(withMeasures(size, { width: 4.4 })).toMatchObject({
      width: 4.4,
      area: 17.6,
      perimeter: 16.8,
      label: '4.4\u00a0m\u00a0×\u00a04\u00a0m',
    });
  });

  it('keeps what was written by hand', () => {
    const own = { ...size, area: 15.2, perimeter: 15.8, label: 'The four by four' };
    expect(withMeasures(own, { depth: 5 })).toEqual({ ...own, depth: 5 });
  });

  it('finds the way back through 0, as while a box is emptied', () => {
    expect(withMeasures(withMeasures(size, { width: 0 }), { width: 4 })).toEqual(size);
  });
});

it('a new size has measures that agree, and an id of its own', () => {
  const [one, other] = [newShellSize(), newShellSize()];
  expect(one).toMatchObject({ width: 3, depth: 3, area: 9, perimeter: 12, basePrice: 0 });
  expect(one.id).not.toBe(other.id);
});

it('moves up and down, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
