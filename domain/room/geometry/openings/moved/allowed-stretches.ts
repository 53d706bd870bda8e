import { spansOn } from '#domain/room/geometry/openings/may-stand';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES } from '#domain/room/geometry/walls';

/** A stretch of wall, in metres from its left end as seen from outside. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stretches of its wall that an opening may cover, beside the others. */
export function allowedStretches(room: Room, { id, kind, wall, width }: PlacedOpening): Stretch[] {
  const sides = WALL_SIDES.filter((side) => !room.walls[side].house);
  const others = room.openings.filter((other) => other.id !== id);
  return spansOn({ width: room.width, depth: room.depth, sides }, wall, kind, others).map(
    ({ from, to }) => ({ from, to: to + width }),
  );
}
