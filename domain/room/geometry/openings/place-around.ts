import { millimetres } from '#domain/room/geometry/millimetres';
import { type Span } from './free-spans';
import { mayStand, spansOn } from './may-stand';
import { wallOrder } from './place-by-rule';
import { countOf, type OpenableShell, type OpeningCounts } from './placed-opening';
import { OPENING_KINDS, type Opening, type OpeningKind } from './placement';

/**
 * The kept openings that are still counted and still allowed where they are, with the rest placed in the
 * gaps beside them; null when there are not enough gaps.
 */
export function placeAround(
  shell: OpenableShell,
  counts: OpeningCounts,
  kept: readonly Opening[],
): Opening[] | null {
  const placed = stillStanding(shell, counts, kept);
  for (const kind of OPENING_KINDS) {
    const standing = placed.filter((opening) => opening.kind === kind).length;
    for (let number = standing; number < countOf(kind, counts); number += 1) {
      const opening = inAGap(shell, kind, placed);
      if (!opening) return null;
      placed.push(opening);
    }
  }
  return placed;
}

function stillStanding(
  shell: OpenableShell,
  counts: OpeningCounts,
  kept: readonly Opening[],
): Opening[] {
  const standing: Opening[] = [];
  for (const kind of OPENING_KINDS) {
    const counted = kept.filter((opening) => opening.kind === kind).slice(0, countOf(kind, counts));
    for (const opening of counted) {
      if (mayStand(shell, opening, standing)) standing.push(opening);
    }
  }
  return standing;
}

/** In the middle of the widest gap of the first wall that has one. */
function inAGap(
  shell: OpenableShell,
  kind: OpeningKind,
  others: readonly Opening[],
): Opening | null {
  for (const wall of wallOrder(kind)) {
    const widest = widestOf(spansOn(shell, wall, kind, others));
    if (widest) return { kind, wall, at: millimetres((widest.from + widest.to) / 2) };
  }
  return null;
}

function widestOf(spans: readonly Span[]): Span | undefined {
  return spans.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
}
