import { CORNER, PIER } from '#domain/room/geometry/openings/opening-sizes';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import { wallLength, type WallSide } from '#domain/room/geometry/walls';

/** What keeps an opening from standing where it was dragged to. */
export type Refusal =
  | { readonly by: 'corner'; /** Metres of wall that stay. */ readonly needed: number }
  | { readonly by: 'opening'; readonly needed: number; readonly neighbour: PlacedOpening };

/** How far a position may be from the allowed one before a reason is given. Metres. */
const NOTICEABLE = 0.09;

/**
 * Why an opening cannot stand with its left edge at `wanted`; null if it can, or nearly.
 *
 * @param allowed its nearest allowed position on that wall, in metres
 */
export function whyNot(
  room: Room,
  opening: Pick<PlacedOpening, 'id' | 'width'>,
  wall: WallSide,
  { wanted, allowed }: { wanted: number; allowed: number },
): Refusal | null {
  if (Math.abs(wanted - allowed) <= NOTICEABLE) return null;
  const { id, width } = opening;
  const neighbour = room.walls[wall].openings.find(
    (other) =>
      other.id !== id && wanted < other.at + other.width + PIER && wanted + width + PIER > other.at,
  );
  if (neighbour) return { by: 'opening', needed: PIER, neighbour };
  const beyond = wanted < CORNER || wanted > wallLength(wall, room) - CORNER - width;
  return beyond ? { by: 'corner', needed: CORNER } : null;
}
