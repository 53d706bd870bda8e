import type { Room } from '#domain/room/geometry/room';
import type { Plot } from '#domain/room/scene/outside/plot';
import { deckOf } from '#domain/room/scene/outside/props/deck';
import { beside } from '#domain/room/scene/outside/solids';
import { inModel } from '#domain/room/model/axes';
import type { Vec3 } from '#domain/room/model/mesh';

export type GardenPiece = 'outdoor-chairs' | 'planter-lavender';

/** Where a piece stands: its front looks along +z before it is turned. */
export interface PlacedInGarden {
  readonly piece: GardenPiece;
  readonly at: Vec3;
  /** About the upright axis, radians. */
  readonly turned: number;
}

/** How each wall's outside looks, about the upright axis from +z. */
const FACING = { front: 0, right: Math.PI / 2, back: Math.PI, left: -Math.PI / 2 } as const;
/** From the deck's end to the middle of the chairs, and out of the wall; the same of the planter. Metres. */
const [CHAIRS, CHAIRS_OUT] = [0.5, 1.08];
const [PLANTER, PLANTER_OUT] = [0.62, 0.34];
/** Beside the glass, the deck ends sooner where it leads to a door. Metres. */
const NO_DOOR = 0.6;

/** Chairs on the end of the deck that is kept for them, a planter at the other if no door is there. */
export function seating(room: Room, plot: Plot): PlacedInGarden[] {
  const deck = deckOf(room, plot);
  if (!deck) return [];
  const { patio, from, to, out, top } = deck;
  const { wall } = patio;
  const place = (along: number, off: number) =>
    inModel(room, beside(wall, room, [along, off, top]));
  const chairs: PlacedInGarden = {
    piece: 'outdoor-chairs',
    at: place(from + CHAIRS, Math.min(CHAIRS_OUT, out / 2)),
    turned: FACING[wall] + Math.PI / 2,
  };
  const planter: PlacedInGarden = {
    piece: 'planter-lavender',
    at: place(to - PLANTER, out - PLANTER_OUT),
    turned: FACING[wall],
  };
  return to - (patio.at + patio.width) < NO_DOOR ? [chairs, planter] : [chairs];
}
