import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapedRoom } from '#domain/testing/rooms';
import { buildRoom, type Wall } from './room';

/** Places are whole millimetres. */
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
    );
  });
});

/** Metres of wall at the ends and between the openings; none of a wall without openings. */
function solidParts({ openings, length }: Wall) {
  const first = openings.slice(0, 1).map(({ at }) => at);
  const last = openings.slice(-1).map(({ at, width }) => length - at - width);
  const piers = openings.slice(1).map(({ at }, index) => {
    const before = openings[index];
    return before ? at - before.at - before.width : 0;
  });
  return { corners: [...first, ...last], piers };
}
