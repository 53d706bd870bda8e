import type { WallSide } from '#domain/room/geometry/walls';
import type { Place } from '#domain/room/drawing/projection';
import type { Camera } from '#domain/room/scene/camera';
import type { Plot } from '#domain/room/scene/outside/plot';

/** A straight stretch of the garden's boundary that the eye sees from inside. Metres. */
export interface Run {
  readonly side: WallSide;
  readonly from: number;
  readonly to: number;
  /** A place on it. @param off outwards */
  readonly at: (along: number, off: number, above: number) => Place;
}

/** The eye is at least this far inside a stretch that is drawn, and stretches go on beyond the eye. Metres. */
const [CLEAR, ON] = [1.5, 14];

/** What is seen of the boundary: nothing between the eye and the room. */
export function boundary({ fence, house }: Plot, { at: [x, y] }: Camera): Run[] {
  const seen: Readonly<Record<WallSide, boolean>> = {
    front: y > fence.front + CLEAR,
    right: x < fence.right - CLEAR,
    back: !house && y < fence.back - CLEAR,
    left: x > fence.left + CLEAR,
  };
  const end = (side: WallSide, outwards: 1 | -1) =>
    fence[side] + (seen[side] || (side === 'back' && house) ? 0 : outwards * ON);
  const across = { from: end('left', -1), to: end('right', 1) };
  const along = { from: end('front', -1), to: end('back', 1) };
  const all: Run[] = [
    { side: 'front', ...across, at: (t, off, above) => [t, fence.front - off, above] },
    { side: 'right', ...along, at: (t, off, above) => [fence.right + off, t, above] },
    { side: 'back', ...across, at: (t, off, above) => [t, fence.back + off, above] },
    { side: 'left', ...along, at: (t, off, above) => [fence.left - off, t, above] },
  ];
  return all.filter(({ side }) => seen[side]);
}

/** A band of the boundary between two heights, cut off near the eye. */
export function band(
  { from, to, at }: Run,
  off: number,
  [low, high]: readonly [low: number, high: number],
): Place[] {
  return [at(from, off, low), at(to, off, low), at(to, off, high), at(from, off, high)];
}

/** Places along a run that keep their number however long the run is. */
export function alongRun({ from, to }: Run, step: number): { n: number; along: number }[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, n) => ({ n: first + n, along: (first + n) * step }));
}
