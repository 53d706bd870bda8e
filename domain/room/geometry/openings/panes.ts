import { patioPanes } from './opening-sizes';
import type { PlacedOpening } from './placed-opening';

/** From and to along a wall, from its left end as seen from outside; from and to above the floor. */
export type OnWall = readonly [from: number, to: number, low: number, high: number];

/** How far the glass is behind the outer face of its wall. Metres. */
export const SET_BACK = 0.1;

/** Metres: the frames' face, and a door's rail around its glass. */
export const [FRAME, RAIL] = [0.055, 0.1];

/** The glass of an opening, pane by pane. */
export function panesOf({ kind, at, width, sill, head }: PlacedOpening): OnWall[] {
  const around = kind === 'door' ? FRAME + RAIL : FRAME;
  const [from, to, low, high] = [at + around, at + width - around, sill + around, head - around];
  if (kind !== 'patio') return [[from, to, low, high]];
  const count = patioPanes(width);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, n): OnWall => {
    const start = from + n * step + (n === 0 ? 0 : FRAME / 2);
    return [start, from + (n + 1) * step - (n === count - 1 ? 0 : FRAME / 2), low, high];
  });
}
