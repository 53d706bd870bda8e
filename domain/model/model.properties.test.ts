import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Room } from '#domain/geometry/room';
import { WALL_SIDES } from '#domain/geometry/walls';
import { wallFoot } from '#domain/drawing/surfaces/wall-face';
import { wallPlace } from '#domain/scene/wall-place';
import { chosenRoom } from '#domain/testing/model-rooms';
import type { Detail, Mesh } from './mesh';
import { boundsOf } from './bounds';
import { modelOf } from './model';
import { solidsOf } from './room-solids';
import type { Shape, Solid } from './solids/solid';
import { subjectOf } from './subject';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 100);
const timeout = Math.max(30_000, numRuns * 200);
const MILLIMETRE = 0.001;

/** A room with space between its walls: lists of sizes may have others. */
const detailed = fc
  .tuple(chosenRoom, fc.constantFrom<Detail>('full', 'phone'))
  .filter(([{ room }]) => Math.min(room.width, room.depth) > 2 * room.wallThickness + 0.05);

describe('the model of any room', () => {
  it('has the outside measures of the plan to the millimetre', { timeout }, () => {
    fc.assert(
      fc.property(detailed, ([{ room, choices }, detail]) => {
        const { meshes } = modelOf(room, choices, detail);
        const { width, depth, roof } = room;
        const { front, right, back, left } = roof.overhang;
        const walls = offBounds(
          partOf(meshes, ({ role }) => role === 'shell'),
          {
            min: [-width / 2, wallFoot(room), -depth / 2],
            max: [width / 2, undersideOf(room), depth / 2],
          },
        );
        const edge = offBounds(
          partOf(meshes, ({ material }) => material === 'drip'),
          {
            min: [-width / 2 - left, null, -depth / 2 - back],
            max: [width / 2 + right, roof.highest, depth / 2 + front],
          },
        );
        expect([...walls, ...edge]).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('has the inside measures of the plan to the millimetre', { timeout }, () => {
    fc.assert(
      fc.property(detailed, ([{ room, choices }, detail]) => {
        const { inside, floorLevel, wallThickness: t, depth, walls } = room;
        const { meshes } = modelOf(room, choices, detail);
        const of = (material: Mesh['material']) =>
          partOf(meshes, (mesh) => mesh.role === 'lining' && mesh.material === material);
        const front = depth / 2 - t;
        const back = walls.back.house ? -depth / 2 : t - depth / 2;
        const half = inside.width / 2;
        const below = offBounds(of('floor'), {
          min: [-half, null, back],
          max: [half, floorLevel, front],
        });
        const above = offBounds(of('ceiling'), {
          min: [-half, floorLevel + inside.height, back],
          max: [half, null, front],
        });
        expect([...below, ...above]).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('has its holes where the plan has them, with wall and frame around', { timeout }, () => {
    fc.assert(
      fc.property(detailed, ([{ room, choices }, detail]) => {
        const solids = solidsOf(subjectOf(room, choices, detail));
        const walls = shapesOf(solids.filter(({ role }) => role === 'shell' || role === 'lining'));
        const frames = shapesOf(solids.filter(({ material }) => material === 'frame'));
        const faults = room.openings.flatMap(({ id, wall, at, width, sill, head }) => {
          const place = (along: number, above: number, into: number) =>
            wallPlace(wall, room, along, room.floorLevel + above, -into);
          const middle = at + width / 2;
          const [high, in2, in8] = [(sill + head) / 2, 0.02, 0.08];
          const around = (by: number, into: number) => [
            place(at - by, high, into),
            place(at + width + by, high, into),
            place(middle, head + by, into),
          ];
          const hole = [in2, in8, 0.16, 0.22].flatMap((into) => [
            ...around(-0.004, into),
            place(middle, high, into),
          ]);
          return [
            ...(hole.some(isIn(walls)) ? [`${id}: wall in its hole`] : []),
            ...([in8, 0.16].flatMap((into) => around(0.004, into)).every(isIn(walls))
              ? []
              : [`${id}: no wall around it`]),
            ...(around(-0.004, 0.12).every(isIn(frames)) ? [] : [`${id}: no frame in it`]),
          ];
        });
        expect(faults).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('is light enough for a phone, and has a leaf for every door', { timeout }, () => {
    fc.assert(
      fc.property(detailed, ([{ room, choices }, detail]) => {
        const { meshes, bounds } = modelOf(room, choices, detail);
        const triangles = meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0);
        expect(triangles).toBeLessThanOrEqual(60_000);
        expect(meshes.length).toBeLessThan(100);
        expect([...bounds.min, ...bounds.max].every(Number.isFinite)).toBe(true);
        const leaves = new Set(meshes.flatMap(({ leaf }) => leaf?.opening ?? []));
        const doors = room.openings.filter(({ kind }) => kind !== 'window').map(({ id }) => id);
        expect([...leaves].toSorted()).toEqual(doors.toSorted());
      }),
      { numRuns },
    );
  });
});

type Point = readonly [number, number, number];
type Bound = readonly [number | null, number | null, number | null];

function partOf(meshes: readonly Mesh[], isOfIt: (mesh: Mesh) => boolean) {
  return boundsOf(meshes.filter(isOfIt));
}

/** The bounds that are not as wanted, to the millimetre; null for any. */
function offBounds(
  { min, max }: ReturnType<typeof boundsOf>,
  wanted: { readonly min: Bound; readonly max: Bound },
): (readonly [is: number, wanted: number])[] {
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

function shapesOf(all: readonly Solid[]): Shape[] {
  return all.map(({ shape }) => shape('all'));
}

function isIn(all: readonly Shape[]): (point: Point) => boolean {
  return (point) => all.some((one) => holds(one, point));
}

/** Whether a place is in a solid: a line to the right and slightly up leaves it an odd number of times. */
function holds({ positions, triangles }: Shape, [x, y, z]: Point): boolean {
  if (!isNear(positions, [x, y, z])) return false;
  let crossings = 0;
  const [dx, dy, dz] = [0.8137, 0.4711, 0.3407];
  const at = (corner: number | undefined): Point => {
    const n = 3 * (corner ?? 0);
    return [(positions[n] ?? 0) - x, (positions[n + 1] ?? 0) - y, (positions[n + 2] ?? 0) - z];
  };
  for (let n = 0; n < triangles.length; n += 3) {
    const [a, b, c] = [at(triangles[n]), at(triangles[n + 1]), at(triangles[n + 2])];
    const sides = [[a, b], [b, c], [c, a]].map(([from = a, to = b]) => {
      const [fx, fy, fz] = from;
      const [tx, ty, tz] = to;
      return dx * (fy * tz - fz * ty) + dy * (fz * tx - fx * tz) + dz * (fx * ty - fy * tx);
    }); // prettier-ignore
    const isThrough = sides.every((side) => side > 0) || sides.every((side) => side < 0);
    if (!isThrough) continue;
    const [sa = 0, sb = 0, sc = 0] = [sides[1], sides[2], sides[0]];
    const total = sa + sb + sc;
    const along = [0, 1, 2].reduce(
      (sum, axis) =>
        sum +
        ([dx, dy, dz][axis] ?? 0) *
          (((a[axis] ?? 0) * sa + (b[axis] ?? 0) * sb + (c[axis] ?? 0) * sc) / total),
      0,
    );
    if (along > 0) crossings += 1;
  }
  return crossings % 2 === 1;
}

function isNear(positions: ArrayLike<number>, point: Point): boolean {
  return point.every((value, axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (let n = axis; n < positions.length; n += 3) {
      low = Math.min(low, positions[n] ?? 0);
      high = Math.max(high, positions[n] ?? 0);
    }
    return value > low && value < high;
  });
}
