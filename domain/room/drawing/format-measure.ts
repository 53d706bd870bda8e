import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room, Wall } from '#domain/room/geometry/room';
import { WALL_SIDES } from '#domain/room/geometry/walls';
import { figure } from './plan/metres';

/** "4.0 by 3.0 metres outside. Front wall: patio glass and 1 door. Right wall: closed. …" */
export function formatRoom(room: Room): string {
  const size = `${figure(room.width)} by ${figure(room.depth)} metres outside`;
  const walls = WALL_SIDES.map((side) => `${titled(side)} wall: ${formatWall(room.walls[side])}`);
  return [size, ...walls].map((sentence) => `${sentence}.`).join(' ');
}

/** "patio glass and 2 windows", "closed", "the house" */
export function formatWall({ house, openings }: Wall): string {
  if (house) return 'the house';
  if (openings.length === 0) return 'closed';
  const parts = (['patio', 'door', 'window'] as const).flatMap((kind) => {
    const count = openings.filter((opening) => opening.kind === kind).length;
    return count === 0 ? [] : [counted(kind, count)];
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** "Front" for 'front'. */
export function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function counted(kind: PlacedOpening['kind'], count: number): string {
  if (kind === 'patio') return 'patio glass';
  return `${count} ${kind}${count === 1 ? '' : 's'}`;
}
