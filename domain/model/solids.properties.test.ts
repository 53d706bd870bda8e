import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/geometry/room';
import { pricedChoices } from '#domain/testing/arbitraries';
import { shapedRoom } from '#domain/testing/rooms';
import type { Detail } from './mesh';
import { subjectOf } from './model';
import { solidsOf } from './room-solids';
import type { Solid } from './solids/solid';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 150);
const timeout = Math.max(30_000, numRuns * 200);

const subject = fc
  .tuple(shapedRoom, pricedChoices, fc.constantFrom<Detail>('full', 'phone'))
  .map(([{ shell, choices }, chosen, detail]) => {
    const room = buildRoom(shell, { ...choices, finishes: chosen.finishes });
    return subjectOf(room, { ...chosen, roomType: choices.roomType }, detail);
  });

describe('every solid of any room', () => {
  it('is closed: each edge is used once each way', { timeout }, () => {
    fc.assert(
      fc.property(subject, (of) => {
        expect(
          solidsOf(of)
            .filter((solid) => !isClosed(solid))
            .map(nameOf),
        ).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('has its outside outwards: its volume is above nothing', { timeout }, () => {
    fc.assert(
      fc.property(subject, (of) => {
        expect(
          solidsOf(of)
            .filter((solid) => !(volumeOf(solid) > 0))
            .map(nameOf),
        ).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('has normals of one metre that look the same way as their triangles', { timeout }, () => {
    fc.assert(
      fc.property(subject, (of) => {
        expect(
          solidsOf(of)
            .filter((solid) => !hasTrueNormals(solid))
            .map(nameOf),
        ).toEqual([]);
      }),
      { numRuns },
    );
  });
});

type Triple = readonly [number, number, number];

function nameOf({ material, role }: Solid): string {
  return `${role} of ${material}`;
}

function triples(values: readonly number[]): Triple[] {
  return Array.from({ length: values.length / 3 }, (_, n) => [
    values[3 * n] ?? 0,
    values[3 * n + 1] ?? 0,
    values[3 * n + 2] ?? 0,
  ]);
}

/** Corners in the same place, to the hundredth of a millimetre, are one. */
function isClosed({ positions, triangles }: Solid): boolean {
  const names = triples(positions).map((place) =>
    place.map((metres) => Math.round(metres * 1e5)).join(),
  );
  const ways = new Map<string, number>();
  for (const corners of triples(triangles)) {
    const [a, b, c] = corners.map((index) => names[index]);
    if (a === b || b === c || c === a) continue;
    for (const [from, to] of [[a, b], [b, c], [c, a]]) {
      const way = `${from} ${to}`;
      ways.set(way, (ways.get(way) ?? 0) + 1);
    }
  } // prettier-ignore
  return [...ways].every(([way, count]) => {
    const back = way.split(' ').toReversed().join(' ');
    return count === 1 && ways.get(back) === 1;
  });
}

function volumeOf({ positions, triangles }: Solid): number {
  const places = triples(positions);
  const [origin = [0, 0, 0]] = places;
  return triples(triangles).reduce((sum, corners) => {
    const [a, b, c] = corners.map((index) => minus(places[index] ?? origin, origin));
    return a && b && c ? sum + dot(a, cross(b, c)) / 6 : sum;
  }, 0);
}

function hasTrueNormals({ positions, normals, triangles }: Solid): boolean {
  const [places, directions] = [triples(positions), triples(normals)];
  const isUnit = directions.every((normal) => Math.abs(Math.hypot(...normal) - 1) < 1e-6);
  const areOutwards = triples(triangles).every((corners) => {
    const [a, b, c] = corners.map((index) => places[index]);
    if (!a || !b || !c) return false;
    const flat = cross(minus(b, a), minus(c, a));
    const size = Math.hypot(...flat);
    return (
      size < 1e-10 ||
      corners.every((index) => dot(directions[index] ?? [0, 0, 0], flat) > 0.3 * size)
    );
  });
  return isUnit && areOutwards;
}

function minus([x, y, z]: Triple, [ox, oy, oz]: Triple): Triple {
  return [x - ox, y - oy, z - oz];
}

function cross([ax, ay, az]: Triple, [bx, by, bz]: Triple): Triple {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

function dot([ax, ay, az]: Triple, [bx, by, bz]: Triple): number {
  return ax * bx + ay * by + az * bz;
}
