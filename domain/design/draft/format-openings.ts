import type { Opening, OpeningKind } from '#domain/room/geometry/openings/placement';
import {
  COUNT_IDS,
  COUNTS,
  countsOf,
  formatCount,
  type SomeCounts,
} from '#domain/room/options/counts';

/** "2 windows, 1 door, patio glass": a room's openings; what it has none of is left out, except doors. */
export function formatOpenings(openings: SomeCounts): string {
  const counts = countsOf(openings);
  return COUNT_IDS.filter((id) => Number(counts[id]) > 0 || COUNTS[id].min > 0)
    .map((id) => formatCount(id, Number(counts[id])).toLowerCase())
    .join(', ');
}

const KINDS: Record<OpeningKind, string> = { window: 'Window', door: 'Door', patio: 'Patio glass' };

/**
 * "Door front 1.55 m, window left 0.40 m": each opening, its wall, and its distance from the left end.
 */
export function formatPlaces(placement: readonly Opening[]): string {
  return placement
    .map(({ kind, wall, at }, index) => {
      const name = index === 0 ? KINDS[kind] : KINDS[kind].toLowerCase();
      return `${name} ${wall} ${at.toFixed(2)}\u00a0m`;
    })
    .join(', ');
}
