import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WALL_SIDES, wallLength } from '#domain/geometry/walls';
import { pointOn, wallAt } from './wall-at';

const shell = { width: 6, depth: 4 };

describe('the wall at a point of the plan', () => {
  it.each([
    [{ x: 2, y: -0.5 }, 'front', 2],
    [{ x: 5.8, y: 1 }, 'right', 1],
    [{ x: 2, y: 4.2 }, 'back', 4],
    [{ x: 0.1, y: 3 }, 'left', 1],
  ] as const)('%o is the %s wall, %d m along it', (point, wall, along) => {
    const place = wallAt(point, shell, 'front');
    expect(place.wall).toBe(wall);
    expect(place.along).toBeCloseTo(along);
  });

  it('stays the present one near a corner', () => {
    const point = { x: 5.9, y: 0.2 };
    expect(wallAt(point, shell, 'front').wall).toBe('front');
    expect(wallAt(point, shell, 'right').wall).toBe('right');
  });

  it('finds every place of every wall again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WALL_SIDES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (wall, share) => {
          const along = share * wallLength(wall, shell);
          const found = wallAt(pointOn({ wall, along }, shell), shell, wall);
          expect(found.wall).toBe(wall);
          expect(found.along).toBeCloseTo(along);
        },
      ),
    );
  });
});
