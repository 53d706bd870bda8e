import type { Draft } from './draft';

/** "2 windows, 1 door, patio glass": the openings of a room, windows left out when there are none. */
export function openingsInWords({
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
