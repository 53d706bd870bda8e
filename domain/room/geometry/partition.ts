import { millimetres } from './millimetres';
import type { PlacedOpening } from './openings/placed-opening';
import type { RoomTypeId } from '#domain/room/options/room-types';

/**
 * The wall between the two spaces of a dual-purpose room, from front to back. Metres in the room's axes:
 * across from its outer left, behind its outer front. It takes nothing off the inside area and has no
 * price: both are told for the whole room.
 */
export interface Partition {
  readonly left: number;
  readonly right: number;
  readonly doorway: { readonly front: number; readonly back: number };
}

/** The head of its doorway, in metres above the floor. */
export const DOORWAY_HEAD = 2.1;

/** What a room is before it is divided. Metres. */
interface Undivided {
  readonly width: number;
  readonly wallThickness: number;
  readonly inside: { readonly depth: number };
  readonly walls: Readonly<
    Record<'front' | 'back', { readonly openings: readonly PlacedOpening[] }>
  >;
}

/** The partition's thickness, its doorway, the space beside an opening, and the narrowest part. Metres. */
const [THICK, DOORWAY, CLEAR, NARROWEST] = [0.1, 0.8, 0.05, 0.6];
/** Metres from the front wall to the doorway: near the front, so that the parts keep long walls. */
const TO_DOORWAY = 0.1;

/**
 * The partition of a dual-purpose room: at mid-width, or at the nearest place that meets no opening of
 * the front or the back wall. Null for other rooms, and where no place leaves two parts of 0.6 m.
 */
export function partitionOf(room: Undivided, roomType: RoomTypeId | null): Partition | null {
  const { width, wallThickness: t, inside } = room;
  if (roomType !== 'dual-purpose' || inside.depth < DOORWAY + TO_DOORWAY) return null;
  const taken = [
    ...room.walls.front.openings.map(({ at, width: wide }) => [at, at + wide] as const),
    ...room.walls.back.openings.map(
      ({ at, width: wide }) => [width - at - wide, width - at] as const,
    ),
  ];
  const beside = CLEAR + THICK / 2;
  const [middle] = [width / 2, ...taken.flatMap(([from, to]) => [from - beside, to + beside])]
    .filter((x) => x - THICK / 2 - t >= NARROWEST && width - t - x - THICK / 2 >= NARROWEST)
    .filter((x) =>
      taken.every(([from, to]) => x <= from - beside + 1e-6 || x >= to + beside - 1e-6),
    )
    .map(millimetres)
    .toSorted((one, next) => off(one, width) - off(next, width) || one - next);
  if (middle === undefined) return null;
  const front = millimetres(t + TO_DOORWAY);
  return {
    left: millimetres(middle - THICK / 2),
    right: millimetres(middle + THICK / 2),
    doorway: { front, back: millimetres(front + DOORWAY) },
  };
}

/** Metres from mid-width. */
function off(x: number, width: number): number {
  return millimetres(Math.abs(x - width / 2));
}

/** The two solid stretches of a partition, before and behind its doorway, as seen from the front. */
export function solidStretches(
  { doorway }: Partition,
  { front, back }: { readonly front: number; readonly back: number },
): readonly { readonly front: number; readonly back: number }[] {
  return [
    { front, back: doorway.front },
    { front: doorway.back, back },
  ];
}
