import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenRoom } from '#domain/testing/model-rooms';
import type { Detail } from './mesh';
import { subjectOf } from './subject';
import { solidsOf } from './room-solids';
import type { Shape, Solid } from './solids/solid';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 200);
const timeout = Math.max(30_000, numRuns * 200);

const solids = fc
  .tuple(chosenRoom, fc.constantFrom<Detail>('full', 'phone'))
  .map(([{ room, choices }, detail]) => solidsOf(subjectOf(room, choices, detail)));

describe('every solid of any room', () => {
  it('is closed, has its outside outwards, and normals that say so', { timeout }, () => {
    fc.assert(
      fc.property(solids, (all) => {
        const faults = all.flatMap((solid) => {
          const shape = solid.shape('all');
          return [
            // Each edge is used once each way.
            ...(isClosed(shape) ? [] : [`${nameOf(solid)}: open`]),
            ...(volumeOf(shape) > 0 ? [] : [`${nameOf(solid)}: inside out`]),
            ...(hasTrueNormals(shape) ? [] : [`${nameOf(solid)}: wrong normals`]),
          ];
        });
        expect(faults).toEqual([]);
      }),
      { numRuns },
    );
  });
});

type Triple = readonly [number, number, number];

function nameOf({ material, role }: Solid): string {
  return `${role} of ${material}`;
}

function triples(values: ArrayLike<number>): Triple[] {
  return Array.from({ length: values.length / 3 }, (_, n) => [
    values[3 * n] ?? 0,
    values[3 * n + 1] ?? 0,
    values[3 * n + 2] ?? 0,
  ]);
}

/** Corners in the same place, to the hundredth of a millimetre, are one. */
function isClosed({ positions, triangles }: Shape): boolean {
  const known = new Map<string, number>();
  const corners = triples(positions).map((place) => {
    const name = place.map((metres) => Math.round(metres * 1e5)).join();
    const corner = known.get(name) ?? known.size;
    known.set(name, corner);
    return corner;
  });
  const ways = new Map<number, number>();
  for (const [a, b, c] of triples(triangles)) {
    const ends = [corners[a] ?? 0, corners[b] ?? 0, corners[c] ?? 0] as const;
    if (new Set(ends).size < 3) continue;
    for (const [n, from] of ends.entries()) {
      const way = from * known.size + (ends[(n + 1) % 3] ?? 0);
      ways.set(way, (ways.get(way) ?? 0) + 1);
    }
  }
  return [...ways].every(([way, count]) => {
    const [from, to] = [Math.floor(way / known.size), way % known.size];
    return count === 1 && ways.get(to * known.size + from) === 1;
  });
}

function volumeOf({ positions, triangles }: Shape): number {
  const places = triples(positions);
  const [origin = [0, 0, 0]] = places;
  return triples(triangles).reduce((sum, corners) => {
    const [a, b, c] = corners.map((index) => minus(places[index] ?? origin, origin));
    return a && b && c ? sum + dot(a, cross(b, c)) / 6 : sum;
  }, 0);
}

function hasTrueNormals({ positions, normals, triangles }: Shape): boolean {
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
