import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES } from '#domain/room/geometry/walls';
import { wallFoot } from '#domain/room/drawing/surfaces/wall-face';
import { wallPlace } from '#domain/room/scene/wall-place';
import { drawEach, isIn } from '#domain/testing/drawn-solids';
import { roomWithSpace } from '#domain/testing/model-rooms';
import { inModel } from './axes';
import { boundsOf, type Bounds } from './bounds';
import type { Mesh } from './mesh';
import { modelOf } from './model';
import { solidsOf } from './room-solids';
import { subjectOf } from './subject';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 100);
const timeout = Math.max(30_000, numRuns * 200);
const MILLIMETRE = 0.001;

describe('the model of any room', () => {
  // In one: most of the time goes into the models.
  it('has the measures and doors of the plan, and is light enough', { timeout }, () => {
    fc.assert(
      fc.property(roomWithSpace, ({ room, choices, detail }) => {
        const { meshes, bounds } = modelOf(room, choices, detail);
        expect([...offOutside(room, meshes), ...offInside(room, meshes)]).toEqual([]);
        const leaves = new Set(meshes.flatMap(({ leaf }) => leaf?.opening ?? []));
        const doors = room.openings.filter(({ kind }) => kind !== 'window').map(({ id }) => id);
        expect([...leaves].toSorted()).toEqual(doors.toSorted());
        const triangles = meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0);
        expect(triangles).toBeLessThanOrEqual(60_000);
        expect(meshes.length).toBeLessThan(100);
        expect([...bounds.min, ...bounds.max].every(Number.isFinite)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('has its holes where the plan has them, with wall and frame around', { timeout }, () => {
    fc.assert(
      fc.property(roomWithSpace, ({ room, choices, detail }) => {
        const drawn = drawEach(solidsOf(subjectOf(room, choices, detail)), room);
        const isWall = isIn(
          drawn.filter(({ solid: { role } }) => role === 'shell' || role === 'lining'),
        );
        const isFrame = isIn(drawn.filter(({ solid: { material } }) => material === 'frame'));
        const faults = room.openings.flatMap((opening) => {
          const { id } = opening;
          const hole = [0.02, 0.08, 0.16, 0.22].flatMap((into) => placesIn(room, opening, into));
          const rim = [0.08, 0.16].flatMap((into) => placesBy(room, opening, MILLIMETRE, into));
          return [
            ...(hole.some(isWall) ? [`${id}: wall in its hole`] : []),
            ...(rim.every(isWall) ? [] : [`${id}: no wall around it`]),
            ...(placesBy(room, opening, -MILLIMETRE, 0.12).every(isFrame)
              ? []
              : [`${id}: no frame in it`]),
          ];
        });
        expect(faults).toEqual([]);
      }),
      { numRuns },
    );
  });
});

type Bound = readonly [number | null, number | null, number | null];
type Off = readonly [is: number, wanted: number];

/** The walls' faces, and the edge of the roof over them. */
function offOutside(room: Room, meshes: readonly Mesh[]): Off[] {
  const { width, depth, roof } = room;
  const { front, right, back, left } = roof.overhang;
  const walls = boundsOf(meshes.filter(({ role }) => role === 'shell'));
  const edge = boundsOf(meshes.filter(({ material }) => material === 'drip'));
  return [
    ...offBounds(walls, {
      min: [-width / 2, wallFoot(room), -depth / 2],
      max: [width / 2, undersideOf(room), depth / 2],
    }),
    ...offBounds(edge, {
      min: [-width / 2 - left, null, -depth / 2 - back],
      max: [width / 2 + right, roof.highest, depth / 2 + front],
    }),
  ];
}

/** The floor from wall to wall, and the ceiling above it. */
function offInside(room: Room, meshes: readonly Mesh[]): Off[] {
  const { inside, floorLevel, wallThickness: t, depth, walls } = room;
  const of = (wanted: Mesh['material']) =>
    boundsOf(meshes.filter(({ role, material }) => role === 'lining' && material === wanted));
  const front = depth / 2 - t;
  const back = walls.back.house ? -depth / 2 : t - depth / 2;
  const half = inside.width / 2;
  return [
    ...offBounds(of('floor'), { min: [-half, null, back], max: [half, floorLevel, front] }),
    ...offBounds(of('ceiling'), {
      min: [-half, floorLevel + inside.height, back],
      max: [half, null, front],
    }),
  ];
}

/** The bounds that are not as wanted, to the millimetre; null for any. */
function offBounds(
  { min, max }: Bounds,
  wanted: { readonly min: Bound; readonly max: Bound },
): Off[] {
  const wants = [...wanted.min, ...wanted.max];
  return [...min, ...max].flatMap((is, n) => {
    const want = wants[n];
    return typeof want === 'number' && !(Math.abs(is - want) <= MILLIMETRE) ? [[is, want]] : [];
  });
}

/** The highest underside of the roof above a wall. */
function undersideOf({ walls, roof }: Room): number {
  const tops = WALL_SIDES.filter((side) => !walls[side].house).flatMap((side) =>
    Object.values(walls[side].outsideHeight),
  );
  return Math.max(...tops) - roof.thickness;
}

/** The middle of an opening, and just within its edges. @param into metres behind the wall's face */
function placesIn(room: Room, opening: PlacedOpening, into: number) {
  const { at, width, sill, head } = opening;
  return [
    placeAt(room, opening, at + width / 2, (sill + head) / 2, into),
    ...placesBy(room, opening, -MILLIMETRE, into),
  ];
}

/** On its left, on its right and above it, so far outside its edges. */
function placesBy(room: Room, opening: PlacedOpening, by: number, into: number) {
  const { at, width, sill, head } = opening;
  const high = (sill + head) / 2;
  return [
    placeAt(room, opening, at - by, high, into),
    placeAt(room, opening, at + width + by, high, into),
    placeAt(room, opening, at + width / 2, head + by, into),
  ];
}

function placeAt(room: Room, { wall }: PlacedOpening, along: number, above: number, into: number) {
  return inModel(room, wallPlace(wall, room, along, room.floorLevel + above, -into));
}
