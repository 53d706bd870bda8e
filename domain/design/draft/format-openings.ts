import type { Opening, OpeningKind } from '#domain/room/geometry/openings/placement';
import type { Draft } from './draft';

/** "2 windows, 1 door, patio glass": a room's openings; windows are left out when there are none. */
export function formatOpenings({
  windows,
  doors,
  patioGlass,
}: Pick<Draft, 'windows' | 'doors'> & { patioGlass?: boolean }): string {
  const parts = [
    windows > 0 && counted(windows, 'window'),
    counted(doors, 'door'),
    patioGlass === true && 'patio glass',
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
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
