import type { RoomTypeId } from '#domain/room/options/room-types';
import { placeOpenings as placed } from './place-openings';
import type { OpeningCounts, PlacedOpening as Placed } from './placed-opening';
import type { Placement } from './placement';
import { openableSides } from '#domain/room/geometry/room';
import type { ShellMeasures, WallSide } from '#domain/room/geometry/walls';

/** A room as its small plan needs it. Metres. */
export interface PlanRoom extends ShellMeasures, OpeningCounts {
  readonly roomType?: RoomTypeId | null;
  readonly placement?: Placement | undefined;
}

export type Wall = WallSide;

/**
 * One opening in a wall, in metres. `start` follows the reading direction of the plan: from the left end
 * of front and back, from the back end of left and right.
 */
export type PlacedOpening = Pick<Placed, 'id' | 'kind' | 'wall' | 'width'> & {
  readonly start: number;
};

/** The positions of a room's openings on its small plan: the same as on every other drawing. */
export function placeOpenings(room: PlanRoom): PlacedOpening[] {
  const shell = { ...room, sides: openableSides(room.roomType ?? null) };
  return placed(shell, room, room.placement).openings.map((opening) => ({
    id: opening.id,
    kind: opening.kind,
    wall: opening.wall,
    width: opening.width,
    start: startOf(opening, room),
  }));
}

function startOf({ wall, at, width }: Placed, room: ShellMeasures): number {
  switch (wall) {
    case 'front':
    case 'left':
      return at;
    case 'back':
      return room.width - at - width;
    case 'right':
      return room.depth - at - width;
  }
}
