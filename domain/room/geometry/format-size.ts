import type { RoomTypeId } from '#domain/room/options/room-types';
import { insideOf } from './inside';
import type { Roof } from './roof';
import type { ShellMeasures } from './walls';

/** "14.2 m²": the floor between the walls, to one decimal. Say beside it that it is inside. */
export function formatFloor({ width, depth }: ShellMeasures): string {
  return `${(width * depth).toFixed(1)}\u00a0m²`;
}

/** "14.2 m² inside" of a shell. */
export function formatInside(shell: ShellMeasures, roomType: RoomTypeId | null): string {
  return `${formatFloor(insideOf(shell, roomType))} inside`;
}

/** "4.5 m × 4 m": width and depth over the walls. Say beside it that it is outside. */
export function formatMeasures({ width, depth }: ShellMeasures): string {
  return `${width}\u00a0m\u00a0×\u00a0${depth}\u00a0m`;
}

/** "14.2 m² inside, 4.5 m × 4 m outside": no area and no measure without saying which it is. */
export function formatSize(shell: ShellMeasures, roomType: RoomTypeId | null): string {
  return `${formatInside(shell, roomType)}, ${formatMeasures(shell)} outside`;
}

/** Metres from the ground to the highest edge of the roof, to the centimetre and never told too low. */
export function highestOutside({ highest }: Pick<Roof, 'highest'>): number {
  return Math.ceil(Math.round(highest * 1000) / 10) / 100;
}
