import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorOf, isWithin } from '#domain/room/furniture/area';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { buildRoom } from '#domain/room/geometry/room';
import { pricedChoices } from '#domain/testing/arbitraries';
import { shapedRoom } from '#domain/testing/rooms';
import type { Point } from '#domain/room/drawing/shapes';
import type { Part, PictureSize } from '#domain/room/scene/scene';
import { drawInside } from './draw-inside';
import { blocksOf } from './furniture-inside';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 100);
const timeout = Math.max(30_000, numRuns * 100);

const size: fc.Arbitrary<PictureSize> = fc.oneof(
  fc.constantFrom(
    { width: 860, height: 820 },
    { width: 390, height: 226 },
    { width: 320, height: 220 },
  ),
  fc.record({
    width: fc.integer({ min: 280, max: 1600 }),
    height: fc.integer({ min: 200, max: 1200 }),
  }),
);

/** Rooms that can be entered: the smallest shell is 2.5 m by 3 m. */
const anyRoom = fc
  .tuple(shapedRoom, pricedChoices)
  .filter(([{ shell }]) => Math.min(shell.width, shell.depth) > 1)
  .map(([{ shell, choices }, { finishes, features }]) => ({
    room: buildRoom(shell, { ...choices, finishes }),
    choices: { roomType: choices.roomType, finishes, features },
  }));

describe('the view from inside of any room', () => {
  it('is made of places that exist, with section and measures in the picture', { timeout }, () => {
    fc.assert(
      fc.property(anyRoom, size, ({ room, choices }, picture) => {
        const { parts, labels } = drawInside(room, choices, picture);
        expect(parts.every(isFinite)).toBe(true);
        // Garden and room are cut off at outlines that are themselves in the picture.
        const shown = [...parts.flatMap(ownPoints), ...labels.map(({ at }) => at)];
        expect(shown.filter((at) => !isIn(at, picture))).toEqual([]);
      }),
      { numRuns },
    );
  });

  it(
    'has every block of its furniture within the walls, where the plan has the piece',
    { timeout },
    () => {
      fc.assert(
        fc.property(anyRoom, ({ room, choices: { roomType } }) => {
          const floor = floorOf(room);
          const ceiling = room.floorLevel + room.inside.height;
          for (const piece of furnish(room, suggestedFor(roomType, room)).pieces) {
            for (const block of blocksOf({ low: room.floorLevel }, piece)) {
              expect(isWithin(block, floor)).toBe(true);
              expect(isWithin(block, piece.taken)).toBe(true);
              expect(block.low).toBeGreaterThanOrEqual(room.floorLevel);
              expect(block.high).toBeLessThan(ceiling);
            }
          }
        }),
        { numRuns },
      );
    },
  );

  it('is the same each time', { timeout }, () => {
    fc.assert(
      fc.property(anyRoom, size, ({ room, choices }, picture) => {
        const { parts } = drawInside(room, choices, picture);
        expect(drawInside(room, choices, picture).parts).toEqual(parts);
      }),
      { numRuns: 5 },
    );
  });
});

/** The points of a part, without what is cut off at its outline. */
function ownPoints(part: Part): (readonly number[])[] {
  switch (part.type) {
    case 'fill':
    case 'clip':
      return part.rings.flat();
    case 'stroke':
      return part.runs.flat();
    case 'dots':
      return [...part.dots];
  }
}

function isFinite(part: Part): boolean {
  const own = ownPoints(part).every(([x = NaN, y = NaN]) => Number.isFinite(x + y));
  return own && (part.type !== 'clip' || part.parts.every(isFinite));
}

function isIn([x = 0, y = 0]: readonly number[] | Point, { width, height }: PictureSize): boolean {
  return x >= -1 && x <= width + 1 && y >= -1 && y <= height + 1;
}
