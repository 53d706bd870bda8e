import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import { floorOf, type Area } from './area';

/** Metres kept free inside each door and patio glass, and on both sides of a doorway. */
const WAY = 0.9;
/** Metres in front of a window where nothing stands that is higher than its sill. */
const SIGHT = 0.35;

/**
 * The floor that has to stay free: the way in through each door and patio glass (their leaves open
 * outwards or slide, so none swings over the floor), and through a partition's doorway.
 */
export function waysThrough(room: Room): Area[] {
  const { partition } = room;
  return [
    ...room.openings.filter(({ kind }) => kind !== 'window').map((one) => inside(room, one, WAY)),
    ...(partition
      ? [{ ...partition.doorway, left: partition.left - WAY, right: partition.right + WAY }]
      : []),
  ];
}

/** The floor in front of windows, with the height of their sills. */
export function sightsOf(room: Room): { area: Area; sill: number }[] {
  return room.openings
    .filter(({ kind }) => kind === 'window')
    .map((one) => ({ area: inside(room, one, SIGHT), sill: one.sill }));
}

/** The floor inside an opening, as deep as given. */
function inside(room: Room, { wall, at, width }: PlacedOpening, deep: number): Area {
  const floor = floorOf(room);
  switch (wall) {
    case 'front':
      return { left: at, right: at + width, front: floor.front, back: floor.front + deep };
    case 'back': {
      const right = room.width - at;
      return { left: right - width, right, front: floor.back - deep, back: floor.back };
    }
    case 'right':
      return { left: floor.right - deep, right: floor.right, front: at, back: at + width };
    case 'left': {
      const back = room.depth - at;
      return { left: floor.left, right: floor.left + deep, front: back - width, back };
    }
  }
}
