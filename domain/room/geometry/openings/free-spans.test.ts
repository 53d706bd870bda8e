import { describe, expect, it } from 'vitest';
import { freeSpans, isFree, nearestPlace } from './free-spans';

const door = { at: 1.5, width: 0.9 };

describe('the places for an opening 0.9 m wide', () => {
  it('end 0.4 m from both corners', () => {
    expect(freeSpans(4, 0.9, [])).toEqual([{ from: 0.4, to: 2.7 }]);
  });

  it('leave a pier of 0.3 m on both sides of a neighbour', () => {
    // To its left the free span would run from 0.4 to 1.5 − 0.3 − 0.9 = 0.3: none.
    expect(freeSpans(4, 0.9, [door])).toEqual([{ from: 2.7, to: 2.7 }]);
    expect(freeSpans(8, 0.9, [{ at: 3, width: 2.4 }])).toEqual([
      { from: 0.4, to: 1.8 },
      { from: 5.7, to: 6.7 },
    ]);
  });

  it('are none where the wall is too short', () => {
    expect(freeSpans(1.69, 0.9, [])).toEqual([]);
    expect(freeSpans(1.7, 0.9, [])).toEqual([{ from: 0.4, to: 0.4 }]);
  });
});

describe('the nearest place', () => {
  const spans = [
    { from: 0.4, to: 1.8 },
    { from: 5.7, to: 6.7 },
  ];

  it.each([
    [0, 0.4],
    [1.25, 1.25],
    [3.7, 1.8],
    [3.8, 5.7],
    [9, 6.7],
  ])('to %d m is %d m', (wanted, place) => {
    expect(nearestPlace(spans, wanted)).toBe(place);
  });

  it('is none where no place is free', () => {
    expect(nearestPlace([], 1)).toBeNull();
  });

  it.each([
    [0.4, true],
    [1.8, true],
    [1.81, false],
    [5.69, false],
    [6.7, true],
  ])('to stand at %d m is free: %s', (at, free) => {
    expect(isFree(spans, at)).toBe(free);
  });
});
