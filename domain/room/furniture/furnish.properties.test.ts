import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { shapedRoom } from '#domain/testing/rooms';
import { floorOf, isWithin, overlap, type Area } from './area';
import { furnish } from './furnish';
import { PIECES, type PieceKind } from './pieces';
import { onFloor } from './placed-piece';
import { SOLIDS } from './solids';
import { suggestedFor } from './suggested';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 300);
const timeout = Math.max(30_000, numRuns * 100);

const kinds: readonly PieceKind[] = [
  'desk', 'sofa', 'low-table', 'bed', 'treadmill', 'shelf', 'dining-table', 'plant',
]; // oxfmt-ignore

/** Any room, with what is suggested for it or with anything else. */
const furnished = fc
  .tuple(shapedRoom, fc.option(fc.array(fc.constantFrom(...kinds), { maxLength: 8 })))
  .map(([{ shell, choices }, wish]) => {
    const room = buildRoom(shell, choices);
    const wanted = wish ?? suggestedFor(choices.roomType, room);
    return { room, wanted, ...furnish(room, wanted) };
  });

describe('the furniture of any room', () => {
  it('stands inside, clear of the partition and of each other', { timeout }, () => {
    fc.assert(
      fc.property(furnished, ({ room, pieces }) => {
        const { partition } = room;
        const floor = floorOf(room);
        const wall = partition && { ...floor, left: partition.left, right: partition.right };
        const faults = pieces.flatMap(({ kind, area, taken }, n) => {
          const others = pieces.slice(n + 1);
          const isTable = (other: PieceKind) => kind === 'sofa' && other === 'low-table';
          return [
            isWithin(area, floor) && isWithin(taken, floor) ? [] : [`${kind} outside`],
            wall && overlap(taken, wall) ? [`${kind} in the partition`] : [],
            others.some((other) => overlap(area, other.area)) ? [`${kind} on another`] : [],
            others.some((other) => !isTable(other.kind) && overlap(taken, other.taken))
              ? [`${kind} in the way of another`]
              : [],
          ].flat();
        });
        expect(faults).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('leaves 0.9 m free inside every door, patio glass and doorway', { timeout }, () => {
    fc.assert(
      fc.property(furnished, ({ room, pieces }) => {
        const { partition } = room;
        const { width, depth, wallThickness: t } = room;
        const ways = room.openings.flatMap(({ kind, wall, at, width: wide }): Area[] => {
          if (kind === 'window') return [];
          const deep = t + 0.9;
          const [back, right] = [depth - at, width - at];
          if (wall === 'front') return [{ left: at, right: at + wide, front: 0, back: deep }];
          if (wall === 'back')
            return [{ left: right - wide, right, front: depth - deep, back: depth }];
          if (wall === 'left') return [{ left: 0, right: deep, front: back - wide, back }];
          return [{ left: width - deep, right: width, front: at, back: at + wide }];
        });
        const doorway = partition && {
          ...partition.doorway,
          left: partition.left - 0.9,
          right: partition.right + 0.9,
        };
        const inTheWay = pieces.filter(({ taken }) =>
          (doorway ? [...ways, doorway] : ways).some((way) => overlap(taken, way)),
        );
        expect(inTheWay).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('has real measures, and all of it within the space it takes', { timeout }, () => {
    fc.assert(
      fc.property(furnished, ({ pieces }) => {
        for (const piece of pieces) {
          const { left, right, front, back } = piece.area;
          const { wide, deep } = PIECES[piece.kind];
          const sides = [right - left, back - front].toSorted((one, next) => one - next);
          expect(sides[0]).toBeCloseTo(Math.min(wide, deep), 9);
          expect(sides[1]).toBeCloseTo(Math.max(wide, deep), 9);
          for (const { along, off } of SOLIDS[piece.kind]) {
            expect(isWithin(onFloor(piece, along, off), piece.taken)).toBe(true);
          }
        }
      }),
      { numRuns },
    );
  });

  it('is all that was wanted, or said to be left out; and the same each time', { timeout }, () => {
    fc.assert(
      fc.property(furnished, ({ room, wanted, pieces, leftOut }) => {
        const told = [...pieces.map(({ kind }) => kind), ...leftOut];
        expect(told.toSorted()).toEqual(wanted.toSorted());
        expect(furnish(room, wanted)).toEqual({ pieces, leftOut });
      }),
      { numRuns },
    );
  });
});
