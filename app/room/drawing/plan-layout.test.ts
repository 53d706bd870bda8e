import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOpenings, type PlanRoom } from '#domain/room/geometry/openings/plan-openings';
import { fitPlan, meshPlan } from './plan-layout';

const fit = { width: 256, height: 208 };

const anyRoom: fc.Arbitrary<PlanRoom> = fc.record({
  width: fc.integer({ min: 25, max: 80 }).map((tenths) => tenths / 10),
  depth: fc.integer({ min: 25, max: 80 }).map((tenths) => tenths / 10),
  windows: fc.integer({ min: 0, max: 10 }),
  doors: fc.integer({ min: 1, max: 5 }),
  patioGlass: fc.boolean(),
});

describe('fitPlan', () => {
  it('never takes more pixels than it may, and wastes none', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const { width, height, scale } = fitPlan(room, placeOpenings(room), fit);
        expect(width).toBeLessThanOrEqual(fit.width + 1e-9);
        expect(height).toBeLessThanOrEqual(fit.height + 1e-9);
        const full = fit.width - width < 1e-9 || fit.height - height < 1e-9;
        expect(full || scale === 64).toBe(true);
      }),
    );
  });

  it('keeps the dimension line clear of an open door', () => {
    const room = { width: 4, depth: 4, windows: 0, doors: 1, patioGlass: true };
    const { right, scale } = fitPlan(room, placeOpenings(room), fit);
    expect(right).toBeGreaterThan(0.9 * scale);
  });
});

describe('meshPlan', () => {
  it('stands every room in the same lower left corner, at one scale', () => {
    const box = { width: 8, depth: 6 };
    const small = meshPlan({ width: 4, depth: 4, windows: 0, doors: 1, patioGlass: false }, box);
    const large = meshPlan({ width: 8, depth: 6, windows: 0, doors: 1, patioGlass: false }, box);
    expect(small.scale).toBe(large.scale);
    expect(small.x).toBe(large.x);
    expect(small.y + 4 * small.scale).toBe(large.y + 6 * large.scale);
    expect([small.width, small.height]).toEqual([160, 128]);
  });
});
