import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type ShellMeasures, type WallSide } from '#domain/room/geometry/walls';
import type { Place } from '#domain/room/drawing/projection';

/** The garden around a room: nothing of it depends on more than the room's plan. Metres, room's axes. */
export interface Plot extends ShellMeasures {
  /** A house stands behind the room, and there the garden ends. */
  readonly house: boolean;
  /** Where the fence stands. */
  readonly fence: Readonly<Record<WallSide, number>>;
}

export function plotAround({ width, depth, walls }: Room): Plot {
  const beside = 3.4 + 0.22 * width;
  const house = walls.back.house;
  return {
    width,
    depth,
    house,
    fence: {
      front: -6.8,
      right: width + beside,
      back: house ? depth : depth + 2.7 + 0.12 * depth,
      left: -beside,
    },
  };
}

/**
 * Whether a place is outside the plane of one side of the room.
 *
 * @param beyond metres outside the wall where the plane is
 */
export function isOutside(
  side: WallSide,
  { width, depth }: ShellMeasures,
  [across, behind]: Place,
  beyond = 0,
): boolean {
  switch (side) {
    case 'front':
      return behind < -beyond;
    case 'right':
      return across > width + beyond;
    case 'back':
      return behind > depth + beyond;
    case 'left':
      return across < -beyond;
  }
}

/** Whether the room may hide a place and can never be hidden by it: a wall turned away lies between. */
export function isBehindRoom(shell: ShellMeasures, eye: Place, place: Place): boolean {
  return WALL_SIDES.some((side) => !isOutside(side, shell, eye) && isOutside(side, shell, place));
}
