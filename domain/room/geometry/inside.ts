import type { RoomTypeId } from '#domain/room/options/room-types';
import { millimetres } from './millimetres';
import type { ShellMeasures } from './walls';

/** The wall of 125 mm PIR with its layers (app/content/why-modular/wall-layers.ts), to the millimetre. */
export const WALL_THICKNESS = 0.234;

/** Width and depth between the walls of a shell, in metres; an extension has the house for its fourth wall. */
export function insideOf({ width, depth }: ShellMeasures, roomType: RoomTypeId | null) {
  return {
    width: between(width, 2),
    depth: between(depth, roomType === 'extension' ? 1 : 2),
  };
}

function between(outside: number, walls: number): number {
  return millimetres(Math.max(0, outside - walls * WALL_THICKNESS));
}
