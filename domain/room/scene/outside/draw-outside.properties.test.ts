import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { WALL_SIDES } from '#domain/room/geometry/walls';
import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import { roofEdge } from '#domain/room/drawing/surfaces/roof-edge';
import type { Part, PictureSize } from '#domain/room/scene/scene';
import { pricedChoices } from '#domain/testing/arbitraries';
import { shapedRoom } from '#domain/testing/rooms';
import { drawOutside, gardenKey, viewOf } from './draw-outside';
import { boxAround } from './props/prop';
import { propsBy } from './props/props';
import { beside } from './solids';
import type { Viewpoint } from './viewpoints';

const CRUMB = 1e-6;
/** Number of random rooms; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 60);
const timeout = Math.max(30_000, numRuns * 100);

const anyRoom = fc.tuple(shapedRoom, pricedChoices).map(([{ shell, choices }, { finishes }]) => ({
  room: buildRoom(shell, { ...choices, finishes }),
  finishes,
}));

const anyViewpoint: fc.Arbitrary<Viewpoint> = fc.record({
  azimuth: fc.oneof(fc.integer({ min: -400, max: 760 }), fc.constantFrom(0, 34, 90, 180)),
  eye: fc.double({ min: 0.6, max: 6, noNaN: true }),
  distance: fc.option(fc.double({ min: 1, max: 25, noNaN: true }), { nil: undefined }),
});

const anySize: fc.Arbitrary<PictureSize> = fc.record({
  width: fc.integer({ min: 80, max: 1440 }),
  height: fc.integer({ min: 60, max: 900 }),
});

describe('any room in its garden, from anywhere', () => {
  it('is made of places that exist, with the whole room in the picture', { timeout }, () => {
    fc.assert(
      fc.property(anyRoom, anyViewpoint, anySize, ({ room, finishes }, viewpoint, size) => {
        const scene = drawOutside(room, finishes, viewpoint, size);
        const numbers = [...scene.garden, ...scene.room].flatMap(numbersOf);
        expect(numbers.every(Number.isFinite)).toBe(true);
        for (const [x, y] of cornersOf(room).map(scene.camera.project)) {
          expect(x).toBeGreaterThan(-CRUMB);
          expect(x).toBeLessThan(size.width + CRUMB);
          expect(y).toBeGreaterThan(-CRUMB);
          expect(y).toBeLessThan(size.height + CRUMB);
        }
      }),
      { numRuns },
    );
  });

  it(
    'shows the openings of the walls that face the eye where they are, and no others',
    { timeout },
    () => {
      fc.assert(
        fc.property(anyRoom, anyViewpoint, anySize, ({ room, finishes }, viewpoint, size) => {
          const { camera, room: parts } = drawOutside(room, finishes, viewpoint, size);
          const [x, y] = camera.at;
          const facing = WALL_SIDES.filter(
            (side) =>
              !room.walls[side].house &&
              { front: y < 0, right: x > room.width, back: y > room.depth, left: x < 0 }[side],
          );
          const expected = facing.flatMap((side) =>
            room.walls[side].openings.map(({ at, width, sill, head }) =>
              [at, at + width].flatMap((along) =>
                [sill, head].map((above) =>
                  camera.project(beside(side, room, [along, 0, room.floorLevel + above])),
                ),
              ),
            ),
          );
          const drawn = parts.flatMap((part) =>
            part.type === 'fill' && part.ink === 'frame' ? part.rings : [],
          );
          expect(drawn.map(extentOf)).toEqual(expected.map(extentOf));
        }),
        { numRuns },
      );
    },
  );

  it('paints what the room hides before the room, and the rest after it', { timeout }, () => {
    fc.assert(
      fc.property(anyRoom, anyViewpoint, anySize, ({ room, finishes }, viewpoint, size) => {
        const view = viewOf(room, finishes, viewpoint, size);
        const { behind, before } = propsBy(view);
        for (const { at } of before) expect(isHidden(room, view.camera.at, at)).toBe(false);
        const { room: parts } = drawOutside(room, finishes, viewpoint, size);
        const order = parts.map((part) => JSON.stringify(part));
        const walls = parts.findLastIndex((part) => 'ink' in part && part.ink === 'trim');
        for (const part of behind.flatMap((prop) => prop.parts))
          expect(order.indexOf(JSON.stringify(part))).toBeLessThan(walls);
        for (const part of before.flatMap((prop) => prop.parts))
          expect(order.lastIndexOf(JSON.stringify(part))).toBeGreaterThan(walls);
      }),
      { numRuns },
    );
  });

  it('has nothing standing in front of a door', { timeout }, () => {
    fc.assert(
      fc.property(anyRoom, anyViewpoint, anySize, ({ room, finishes }, viewpoint, size) => {
        const view = viewOf(room, finishes, viewpoint, size);
        const { camera, visible } = view;
        const doors = visible.flatMap((side) =>
          room.walls[side].openings
            .filter(({ kind }) => kind === 'door')
            .map(({ at, width, head }) =>
              extentOf(
                [at, at + width].flatMap((along) =>
                  [0, head].map((above) =>
                    camera.project(beside(side, room, [along, 0, room.floorLevel + above])),
                  ),
                ),
              ),
            ),
        );
        const standing = propsBy(view).before.filter(
          ({ name }) => name !== 'step' && name !== 'deck',
        );
        for (const { parts } of standing) {
          const { x, y, width, height } = boxAround(parts);
          const inTheWay = doors.filter(
            ([left, top, right, bottom]) =>
              x < right && x + width > left && y < bottom && y + height > top,
          );
          expect(inTheWay).toEqual([]);
        }
      }),
      { numRuns },
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(anyRoom, anyViewpoint, anySize, ({ room, finishes }, viewpoint, size) => {
        const [one, other] = [1, 2].map(() =>
          JSON.stringify(drawOutside(room, finishes, viewpoint, size)),
        );
        expect(one).toBe(other);
      }),
      { numRuns: 10 },
    );
  });

  it('has the same garden when its key is the same, and only then', { timeout }, () => {
    const few = fc.constantFrom<Viewpoint>(
      { azimuth: 34, eye: 2.05 },
      { azimuth: 394, eye: 2.05 },
      { azimuth: 90, eye: 2.05 },
    );
    const design = fc.tuple(pricedChoices, few);
    fc.assert(
      fc.property(shapedRoom, design, design, anySize, ({ shell }, first, second, size) => {
        const [one, other] = [first, second].map(([choices, viewpoint]) => {
          const room = buildRoom(shell, choices);
          const { garden } = drawOutside(room, choices.finishes, viewpoint, size);
          return { key: gardenKey(room, viewpoint, size), garden: JSON.stringify(garden) };
        });
        expect(one?.key === other?.key).toBe(one?.garden === other?.garden);
      }),
      { numRuns },
    );
  });
});

/** All corners of walls and roof. */
function cornersOf(room: Room): Place[] {
  const [front, back] = [roofEdge(room, 'front'), roofEdge(room, 'back')];
  const { overhang } = room.roof;
  return [-overhang.left, room.width + overhang.right].flatMap((x): Place[] => [
    [x, -overhang.front, front.left.top],
    [x, room.depth + overhang.back, back.left.top],
    [x, 0, 0],
    [x, room.depth, 0],
  ]);
}

/** Whether the walls stand between the eye and a place on the ground. */
function isHidden({ width, depth }: Room, eye: Place, at: Place): boolean {
  const [across, behind] = [within(eye[0], at[0], width), within(eye[1], at[1], depth)];
  return Math.min(across[1], behind[1]) - Math.max(across[0], behind[0]) > 1e-4;
}

/** The shares of the way from one number to another at which it is between 0 and `far`. */
function within(from: number, to: number, far: number): readonly [enter: number, leave: number] {
  if (Math.abs(to - from) < CRUMB) return from > 0 && from < far ? [0, 1] : [1, 0];
  const ends = [-from / (to - from), (far - from) / (to - from)];
  return [Math.max(0, Math.min(...ends)), Math.min(1, Math.max(...ends))];
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function extentOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => rounded(x)), points.map(([, y]) => rounded(y))];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}

function numbersOf(part: Part): number[] {
  switch (part.type) {
    case 'fill':
      return part.rings.flat(2);
    case 'stroke':
      return [part.width, ...part.runs.flat(2)];
    case 'dots':
      return part.dots.flat();
    case 'clip':
      return [...part.rings.flat(2), ...part.parts.flatMap(numbersOf)];
  }
}
