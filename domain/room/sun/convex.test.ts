import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hull } from '#domain/room/drawing/hull';
import { areaOf, within, without } from './convex';

const square = [[0, 0], [2, 0], [2, 2], [0, 2]] as const; // oxfmt-ignore

it('cuts a polygon to an area', () => {
  // Half of a square that is turned by 45°: a triangle with base 2 and height 1.
  const turned = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const; // oxfmt-ignore
  expect(areaOf(within(turned, { left: 0, right: 5, front: -5, back: 5 }))).toBeCloseTo(1, 9);
  expect(within(turned, { left: 1, right: 5, front: -5, back: 5 })).toEqual([]);
});

it('takes one polygon out of another', () => {
  const rest = without([square], [[1, 1], [3, 1], [3, 3], [1, 3]]); // oxfmt-ignore
  expect(rest.reduce((sum, ring) => sum + areaOf(ring), 0)).toBeCloseTo(3, 9);
  expect(without([square], [[5, 5], [6, 5], [6, 6]])).toEqual([square]); // oxfmt-ignore
  expect(without([square], [[-1, -1], [-1, 3], [3, 3], [3, -1]])).toEqual([]); // oxfmt-ignore
});

it('loses nothing: what is inside and what is outside add up', () => {
  const point = fc.tuple(
    fc.integer({ min: -40, max: 40 }).map((n) => n / 10),
    fc.integer({ min: -40, max: 40 }).map((n) => n / 10),
  );
  const ring = fc.array(point, { minLength: 4, maxLength: 7 }).map(hull);
  fc.assert(
    fc.property(ring, (hole) => {
      const area = { left: -1, right: 2, front: -3, back: 1 };
      const box = [[-1, -3], [2, -3], [2, 1], [-1, 1]] as const; // oxfmt-ignore
      const outside = without([box], hole).reduce((sum, one) => sum + areaOf(one), 0);
      expect(outside + areaOf(within(hole, area))).toBeCloseTo(12, 3);
    }),
  );
});
