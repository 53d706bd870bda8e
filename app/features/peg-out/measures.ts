import { diagonal, PEGS } from '#domain/room/drawing/plan/peg-out';
import { tape } from '#domain/room/drawing/plan/metres';
import type { Room } from '#domain/room/geometry/room';

/** One length to measure out, and its purpose. */
export interface PegMeasure {
  from: string;
  to: string;
  length: string;
  hint: string;
}

/** The lengths between the pegs, in the order they are measured out. */
export function pegMeasures(room: Room): PegMeasure[] {
  const [a, b, c, d] = PEGS;
  const [width = '', depth = '', across = ''] = [room.width, room.depth, diagonal(room)].map(tape);
  const last = room.walls.back.house ? 'The back, along the house.' : 'The back.';
  return [
    { from: a, to: b, length: width, hint: 'The front. Drive these two in first.' },
    { from: b, to: c, length: depth, hint: 'The right side.' },
    { from: a, to: c, length: across, hint: 'A diagonal: C stands where both tapes meet.' },
    { from: a, to: d, length: depth, hint: 'The left side.' },
    { from: b, to: d, length: across, hint: 'A diagonal: D stands where both tapes meet.' },
    { from: d, to: c, length: width, hint: `${last} If it agrees, the corners are square.` },
  ];
}
