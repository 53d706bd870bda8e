import { placeAround } from './place-around';
import { placeByRule } from './place-by-rule';
import {
  withSizes,
  type OpenableShell,
  type OpeningCounts,
  type PlacedOpening,
} from './placed-opening';
import type { Opening } from './placement';

/** The positions of all openings or, if the walls cannot hold them, of the nearest set that fits. */
export interface Placing {
  readonly openings: readonly PlacedOpening[];
  /** The counts placed instead; null when everything fits. */
  readonly nearest: OpeningCounts | null;
}

/**
 * The positions of a room's openings. Those in `kept` stay where they are as long as they are still
 * counted and allowed there, and the others take the widest gaps. With none kept, or when a gap is
 * missing, all are placed by the default rule (`placeByRule`).
 */
export function placeOpenings(
  shell: OpenableShell,
  counts: OpeningCounts,
  kept: readonly Opening[] = [],
): Placing {
  const all = placeByRule(shell, counts);
  const { placed, openings } = all ? { placed: counts, openings: all } : nearest(shell, counts);
  const around = kept.length > 0 ? placeAround(shell, placed, kept) : null;
  return { openings: withSizes(around ?? openings, shell), nearest: all ? null : placed };
}

/** The first set that fits when leaving out windows first, then all doors but one, then patio glass. */
function nearest(shell: OpenableShell, counts: OpeningCounts) {
  for (const placed of fewer(counts)) {
    const openings = placeByRule(shell, placed);
    if (openings) return { placed, openings };
  }
  return { placed: { windows: 0, doors: 0, patioGlass: false }, openings: [] };
}

function* fewer(counts: OpeningCounts): Generator<OpeningCounts> {
  for (const patioGlass of counts.patioGlass ? [true, false] : [false]) {
    for (let doors = counts.doors; doors >= Math.min(1, counts.doors); doors -= 1) {
      for (let windows = counts.windows; windows >= 0; windows -= 1) {
        yield { windows, doors, patioGlass };
      }
    }
  }
}
