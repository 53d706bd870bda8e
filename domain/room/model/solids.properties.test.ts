import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawEach, hasTrueNormals, isClosed, volumeOf } from '#domain/testing/drawn-solids';
import { anyRoom } from '#domain/testing/model-rooms';
import { solidsOf } from './room-solids';
import { subjectOf } from './subject';

/** Random rooms per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 200);
const timeout = Math.max(30_000, numRuns * 200);

describe('every solid of any room', () => {
  it('is closed, has its outside outwards, and normals that say so', { timeout }, () => {
    fc.assert(
      fc.property(anyRoom, ({ room, choices, detail }) => {
        const solids = solidsOf(subjectOf(room, choices, detail));
        const faults = drawEach(solids, room).flatMap((drawn) => {
          const name = `${drawn.solid.role} of ${drawn.solid.material}`;
          return [
            ...(isClosed(drawn) ? [] : [`${name}: open`]),
            ...(volumeOf(drawn) > 0 ? [] : [`${name}: inside out`]),
            ...(hasTrueNormals(drawn) ? [] : [`${name}: wrong normals`]),
          ];
        });
        expect(faults).toEqual([]);
      }),
      { numRuns },
    );
  });
});
