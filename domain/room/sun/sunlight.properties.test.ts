import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '#domain/room/drawing/shapes';
import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { floorOf } from '#domain/room/furniture/area';
import { panesOf, SET_BACK } from '#domain/room/geometry/openings/panes';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import { shapedRoom } from '#domain/testing/rooms';
import { areaOf } from './convex';
import { towards, type RoomSun } from './room-sun';
import { sunOnFloor, type Sunlight } from './sunlight';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 200);
const timeout = Math.max(30_000, numRuns * 100);

const sun: fc.Arbitrary<RoomSun> = fc.record({
  altitude: fc.double({ min: -0.2, max: 1.1, noNaN: true }),
  azimuth: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
});

function squareMetres(lit: readonly Sunlight[]): number {
  return lit.reduce((sum, { ring }) => sum + areaOf(ring), 0);
}

describe('the sun in any room', () => {
  it('falls on the floor only, and only by day', { timeout }, () => {
    fc.assert(
      fc.property(shapedRoom, sun, ({ shell, choices }, at) => {
        const room = buildRoom(shell, choices);
        const { left, right, front, back } = floorOf(room);
        const lit = sunOnFloor(room, at);
        expect(at.altitude > 0 || lit.length === 0).toBe(true);
        for (const [x, y] of lit.flatMap(({ ring }) => ring)) {
          expect(x >= left - 1e-6 && x <= right + 1e-6).toBe(true);
          expect(y >= front - 1e-6 && y <= back + 1e-6).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  it('falls where a straight line to it meets only glass', { timeout }, () => {
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    const spots = fc.array(fc.tuple(share, share), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(shapedRoom, sun, spots, ({ shell, choices }, at, shares) => {
        // The house and the partition have worked examples.
        fc.pre(choices.roomType !== 'extension' && at.altitude > 0.05);
        const room = { ...buildRoom(shell, choices), partition: null };
        const { left, right, front, back } = floorOf(room);
        fc.pre(right > left && back > front);
        const lit = sunOnFloor(room, at);
        const wrong = shares
          .map(([across, behind]): Point => [
            left + across * (right - left),
            front + behind * (back - front),
          ])
          // Not on the very edge of a patch.
          .filter((spot) => !lit.some(({ ring }) => Math.abs(edgeDistance(spot, ring)) < 1e-4))
          .filter(
            (spot) =>
              lit.some(({ ring }) => edgeDistance(spot, ring) > 0) !== seesSun(room, spot, at),
          );
        expect(wrong).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('is mirrored in a mirrored room', { timeout }, () => {
    fc.assert(
      fc.property(shapedRoom, sun, ({ shell, choices }, at) => {
        const room = { ...buildRoom(shell, choices), partition: null };
        const area = squareMetres(sunOnFloor(room, at));
        const other = squareMetres(sunOnFloor(mirrored(room), { ...at, azimuth: -at.azimuth }));
        expect(other).toBeCloseTo(area, 4);
      }),
      { numRuns },
    );
  });

  it('never brings less through more glass', { timeout }, () => {
    fc.assert(
      fc.property(shapedRoom, sun, ({ shell, choices }, at) => {
        const room = buildRoom(shell, choices);
        const fewer = { ...room, openings: room.openings.slice(1) };
        const gained = squareMetres(sunOnFloor(room, at)) - squareMetres(sunOnFloor(fewer, at));
        expect(gained).toBeGreaterThanOrEqual(-1e-9);
      }),
      { numRuns },
    );
  });
});

const MIRRORED: Readonly<Record<WallSide, WallSide>> = {
  front: 'front',
  right: 'left',
  back: 'back',
  left: 'right',
};

function mirrored(room: Room): Room {
  const { overhang } = room.roof;
  return {
    ...room,
    roof: { ...room.roof, overhang: { ...overhang, left: overhang.right, right: overhang.left } },
    openings: room.openings.map((opening) => ({
      ...opening,
      wall: MIRRORED[opening.wall],
      at: room.walls[opening.wall].length - opening.at - opening.width,
    })),
  };
}

/** Walks from a spot on the floor towards the sun until it is out of the room's reach. */
function seesSun(room: Room, [x, y]: Point, sun: RoomSun): boolean {
  const [across, behind, above] = towards(sun);
  const { width, depth, wallThickness: t, roof } = room;
  const ways: readonly (readonly [WallSide, number, number, number])[] = [
    // Wall, metres to its outer face, metres outwards per metre of the line, and along it from its left end.
    ['front', y, -behind, across],
    ['right', width - x, across, behind],
    ['back', depth - y, behind, -across],
    ['left', x, -across, -behind],
  ];
  const starts: Readonly<Record<WallSide, number>> = {
    front: x,
    right: y,
    back: width - x,
    left: depth - y,
  };
  const [first] = ways
    .filter(([, , out]) => out > 1e-9)
    .toSorted((one, next) => (one[1] - t) / one[2] - (next[1] - t) / next[2]);
  if (!first) return false;
  const [wall, far, out, along] = first;
  const through = (into: number) => {
    const run = (far - into) / out;
    return [starts[wall] + along * run, above * run] as const;
  };
  const passes = room.openings.some((opening) => {
    if (opening.wall !== wall) return false;
    const { at, width: wide, sill, head } = opening;
    const hole = [t, 0].every((into) => {
      const [u, z] = through(into);
      return u > at && u < at + wide && z > sill && z < head;
    });
    const [u, z] = through(SET_BACK);
    return hole && panesOf(opening).some(([a, b, low, high]) => u > a && u < b && z > low && z < high); // oxfmt-ignore
  });
  if (!passes) return false;
  const { front, right, back, left } = roof.overhang;
  const start = far / out;
  return !Array.from({ length: 3000 }, (_, n) => start + n * 0.0005).some((run) => {
    const [px, py, pz] = [x + across * run, y + behind * run, room.floorLevel + above * run];
    const top = roofTopAt(room, py);
    const over = px > -left && px < width + right && py > -front && py < depth + back;
    return over && pz < top && pz > top - roof.thickness;
  });
}

/** Metres inside a convex polygon's nearest edge; negative outside. */
function edgeDistance([x, y]: Point, ring: readonly Point[]): number {
  const distances = ring.map(([fromX, fromY], n) => {
    const [toX, toY] = ring[(n + 1) % ring.length] ?? [fromX, fromY];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return ((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)) / length;
  });
  const [least, most] = [Math.min(...distances), Math.max(...distances)];
  return least > 0 ? least : most < 0 ? -most : -Math.min(Math.abs(least), Math.abs(most));
}
