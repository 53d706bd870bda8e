import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapedRoom } from '#domain/testing/rooms';
import { OPENING_KINDS } from './openings/placement';
import { countOf } from './openings/placed-opening';
import { buildRoom, type Wall } from './room';
import { placementOf } from './room-of';
import { WALL_SIDES } from './walls';

/**
 * Random rooms per run: 10,000 across all properties, and with `npm run test:designs` for each of them.
 */
const numRuns = Number(process.env['RUNS'] ?? 2000);
/** Positions are whole millimetres. */
const CRUMB = 0.000_6;

describe('any room', () => {
  it('has its openings clear of every corner, and a pier between any two', () => {
    fc.assert(
      fc.property(shapedRoom, ({ shell, choices }) => {
        for (const wall of Object.values(buildRoom(shell, choices).walls)) {
          const { corners, piers } = solidParts(wall);
          expect(Math.min(...corners)).toBeGreaterThanOrEqual(0.4 - CRUMB);
          expect(Math.min(...piers)).toBeGreaterThanOrEqual(0.3 - CRUMB);
        }
      }),
      { numRuns },
    );
  });

  it('has walls whose solid and open parts add up to their length and their area', () => {
    fc.assert(
      fc.property(shapedRoom, ({ shell, choices }) => {
        const { walls, inside } = buildRoom(shell, choices);
        for (const wall of Object.values(walls)) {
          const { corners, piers } = solidParts(wall);
          const open = sum(wall.openings.map(({ width }) => width));
          const solid = wall.openings.length > 0 ? sum([...corners, ...piers]) : wall.length;
          expect(solid + open).toBeCloseTo(wall.length, 9);
          const holes = sum(wall.openings.map(({ width, sill, head }) => width * (head - sill)));
          expect(holes).toBeLessThan(Math.max(0.001, wall.length * inside.height));
        }
      }),
      { numRuns },
    );
  });

  it('has every opening that was asked for once, or those of the nearest set that fits', () => {
    fc.assert(
      fc.property(shapedRoom, ({ shell, choices }) => {
        const { openings, nearest, walls } = buildRoom(shell, choices);
        const counts = OPENING_KINDS.map(
          (kind) => openings.filter((one) => one.kind === kind).length,
        );
        expect(counts).toEqual(OPENING_KINDS.map((kind) => countOf(kind, nearest ?? choices)));
        expect(new Set(openings.map(({ id }) => id)).size).toBe(openings.length);
        expect(WALL_SIDES.flatMap((side) => walls[side].openings)).toHaveLength(openings.length);
      }),
      { numRuns },
    );
  });

  it('says that one more would not have fitted when it leaves openings out', () => {
    fc.assert(
      fc.property(shapedRoom, ({ shell, choices }) => {
        const { nearest } = buildRoom(shell, choices);
        const more = nearest && { ...choices, ...nearest, placement: undefined };
        const oneMore = more && withOneMore(more, choices);
        expect(oneMore ? buildRoom(shell, oneMore).nearest : nearest).toEqual(nearest);
      }),
      { numRuns },
    );
  });

  it('is the same again when it is built from its own placement', () => {
    fc.assert(
      fc.property(shapedRoom, ({ shell, choices }) => {
        const room = buildRoom(shell, choices);
        const again = buildRoom(shell, { ...choices, placement: placementOf(room) });
        expect(again).toEqual(room);
      }),
      { numRuns },
    );
  });
});

/** Adds back one of the openings left out: windows are left out first, so doors come back first. */
function withOneMore<T extends { windows: number; doors: number; patioGlass: boolean }>(
  counts: T,
  wanted: { windows: number; doors: number; patioGlass: boolean },
): T {
  if (counts.patioGlass !== wanted.patioGlass) return { ...counts, patioGlass: true };
  if (counts.doors < wanted.doors) return { ...counts, doors: counts.doors + 1 };
  return { ...counts, windows: counts.windows + 1 };
}

/** Metres of solid wall at the ends and between the openings; empty for a wall without openings. */
function solidParts({ openings, length }: Wall) {
  const first = openings.slice(0, 1).map(({ at }) => at);
  const last = openings.slice(-1).map(({ at, width }) => length - at - width);
  const piers = openings.slice(1).map(({ at }, index) => {
    const before = openings[index];
    return before ? at - before.at - before.width : 0;
  });
  return { corners: [...first, ...last], piers };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
