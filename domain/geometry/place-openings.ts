import { placeAround } from './place-around';
import { placeByRule } from './place-by-rule';
import {
  withSizes,
  type OpenableShell,
  type OpeningCounts,
  type PlacedOpening,
} from './placed-opening';
import type { Opening } from './placement';

/** Where all openings stand; or, when that is more than the walls hold, where the nearest set does. */
export interface Placing {
  readonly openings: readonly PlacedOpening[];
  /** The counts that are placed instead; null when everything is. */
  readonly nearest: OpeningCounts | null;
}

/**
 * Where the openings of a room stand. Those in `kept` stay where they are as long as they are still
 * counted and may stand there, and the others take the widest gaps. With none kept, or when a gap is
 * missing, all are placed by the rule (`placeByRule`).
 */
export function placeOpenings(
  shell: OpenableShell,
  counts: OpeningCounts,
  kept: readonly Opening[] = [],
): Placing {
  const { openings, placed } = nearestThatFits(shell, counts);
  const around = kept.length > 0 ? placeAround(shell, placed, kept) : null;
  return {
    openings: withSizes(around ?? openings, shell),
    nearest: placed === counts ? null : placed,
  };
}

/** Windows are left out first, then doors, patio glass last. */
function nearestThatFits(shell: OpenableShell, counts: OpeningCounts) {
  for (let placed = counts; ; placed = withOneLess(placed)) {
    const openings = placeByRule(shell, placed);
    if (openings) return { openings, placed };
  }
}

function withOneLess({ windows, doors, patioGlass }: OpeningCounts): OpeningCounts {
  if (windows > 0) return { windows: windows - 1, doors, patioGlass };
  if (doors > 0) return { windows, doors: doors - 1, patioGlass };
  return { windows, doors, patioGlass: false };
}
