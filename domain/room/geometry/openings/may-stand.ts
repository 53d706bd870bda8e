import { freeSpans, isFree, type Span } from './free-spans';
import { openingSize } from './opening-sizes';
import { withSizes, type OpenableShell } from './placed-opening';
import type { Opening, OpeningKind } from './placement';
import { wallLength, type WallSide } from '#domain/room/geometry/walls';

/** The possible positions of this opening's left edge on this wall beside the others. */
export function spansOn(
  shell: OpenableShell,
  side: WallSide,
  kind: OpeningKind,
  others: readonly Opening[],
): Span[] {
  if (!shell.sides.includes(side)) return [];
  const beside = others.filter(({ wall }) => wall === side);
  const { width } = openingSize(kind, shell.width);
  return freeSpans(wallLength(side, shell), width, withSizes(beside, shell));
}

/** Whether an opening may stay at its position beside the others. */
export function mayStand(
  shell: OpenableShell,
  { kind, wall, at }: Opening,
  others: readonly Opening[],
): boolean {
  return isFree(spansOn(shell, wall, kind, others), at);
}
