import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOpenings, wallLength, type PlacedOpening, type PlanRoom } from './plan-openings';

const room: PlanRoom = { width: 4, depth: 4, windows: 2, doors: 1, patioGlass: false };

const anyRoom = fc.record({
  width: fc.integer({ min: 25, max: 80 }).map((tenths) => tenths / 10),
  depth: fc.integer({ min: 25, max: 80 }).map((tenths) => tenths / 10),
  windows: fc.integer({ min: 0, max: 10 }),
  doors: fc.integer({ min: 1, max: 5 }),
  patioGlass: fc.boolean(),
});

function neighbours(openings: readonly PlacedOpening[]): [PlacedOpening, PlacedOpening][] {
  return openings.flatMap((opening, index) => {
    const next = openings[index + 1];
    return next?.wall === opening.wall ? [[opening, next] as [PlacedOpening, PlacedOpening]] : [];
  });
}

describe('placeOpenings', () => {
  it('puts the door in the middle of the front and a window in each side', () => {
    const placed = placeOpenings(room);
    expect(placed.map(({ kind, wall }) => [kind, wall])).toEqual([
      ['door', 'front'],
      ['window', 'right'],
      ['window', 'left'],
    ]);
    expect(placed[0]?.start).toBeCloseTo(1.55);
  });

  it('moves the door to the right wall when patio glass takes the front', () => {
    const placed = placeOpenings({ ...room, windows: 0, patioGlass: true });
    expect(placed.map(({ kind, wall }) => [kind, wall])).toEqual([
      ['patio', 'front'],
      ['door', 'right'],
    ]);
  });

  it('places every opening asked for, once', () => {
    fc.assert(
      fc.property(anyRoom, (any) => {
        const placed = placeOpenings(any);
        expect(placed).toHaveLength(any.windows + any.doors + (any.patioGlass ? 1 : 0));
        expect(new Set(placed.map(({ id }) => id)).size).toBe(placed.length);
      }),
    );
  });

  it('keeps every opening inside its wall, clear of the corners', () => {
    fc.assert(
      fc.property(anyRoom, (any) => {
        for (const { wall, start, width } of placeOpenings(any)) {
          expect(width).toBeGreaterThan(0);
          expect(start).toBeGreaterThanOrEqual(0.5 - 1e-9);
          expect(start + width).toBeLessThanOrEqual(wallLength(wall, any) - 0.5 + 1e-9);
        }
      }),
    );
  });

  it('leaves solid wall between neighbours', () => {
    fc.assert(
      fc.property(anyRoom, (any) => {
        for (const [one, next] of neighbours(placeOpenings(any))) {
          expect(next.start - (one.start + one.width)).toBeGreaterThanOrEqual(0.16 - 1e-9);
        }
      }),
    );
  });

  it('keeps true widths while the walls have room', () => {
    const placed = placeOpenings({ width: 8, depth: 6, windows: 6, doors: 2, patioGlass: true });
    const widths = { window: 1, door: 0.9, patio: 2.4 };
    for (const { kind, width } of placed) expect(width).toBeCloseTo(widths[kind]);
  });
});
