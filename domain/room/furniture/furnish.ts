import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { isWithin, overlap, spacesOf, type Area } from './area';
import { PIECES, type PieceKind } from './pieces';
import type { PlacedPiece } from './placed-piece';
import { placesFor } from './places';
import { sightsOf, waysThrough } from './ways';

/** What stands in a room, and what was wanted and does not fit. */
export interface Furnished {
  readonly pieces: readonly PlacedPiece[];
  readonly leftOut: readonly PieceKind[];
}

/** These go into the smaller space of a room with two. */
const FOR_THE_SECOND_SPACE: readonly PieceKind[] = ['treadmill', 'bed', 'shelf'];

/** Where along its wall each piece is tried first: where it likes best, or all of them at one end. */
const LAYOUTS = [undefined, 0, 1] as const;

/**
 * Furnishes a room with the pieces wanted, in this order, each in the best place that is still free: the
 * same room always the same way. Nothing overlaps a wall, the partition, the way through a door or patio
 * glass, another piece or its chairs, and nothing high stands before a window.
 */
export function furnish(room: Room, wanted: readonly PieceKind[]): Furnished {
  let best: Furnished | null = null;
  for (const at of LAYOUTS) {
    const furnished = laidOut(room, wanted, at);
    if (!best || furnished.leftOut.length < best.leftOut.length) best = furnished;
    if (best.leftOut.length === 0) break;
  }
  return best ?? { pieces: [], leftOut: wanted };
}

function laidOut(room: Room, wanted: readonly PieceKind[], at: number | undefined): Furnished {
  const spaces = spacesOf(room);
  const ways = waysThrough(room);
  const sights = sightsOf(room);
  // The back of an extension is open to the house.
  const walls = WALL_SIDES.filter((side) => !room.walls[side].house);
  const pieces: PlacedPiece[] = [];
  const leftOut: PieceKind[] = [];
  const isFree = ({ kind, taken, area }: PlacedPiece, space: Area) =>
    isWithin(taken, space) &&
    !ways.some((way) => overlap(taken, way)) &&
    !pieces.some((other) => overlap(meets(other, kind), taken)) &&
    !sights.some((sight) => PIECES[kind].high > sight.sill && overlap(area, sight.area));
  const dividing = ({ left, right }: Area): WallSide | null => {
    if (!room.partition) return null;
    return right === room.partition.left ? 'right' : left === room.partition.right ? 'left' : null;
  };
  const placeIn = (kind: PieceKind, space: Area) => {
    for (const place of placesFor(kind, { space, walls, dividing: dividing(space), pieces, at })) {
      if (isFree(place, space)) return place;
    }
    return null;
  };
  for (const kind of wanted) {
    const [first, second] = FOR_THE_SECOND_SPACE.includes(kind) ? spaces.toReversed() : spaces;
    const place = (first && placeIn(kind, first)) ?? (second && placeIn(kind, second));
    if (place) pieces.push(place);
    else leftOut.push(kind);
  }
  return { pieces, leftOut };
}

/** A low table may stand in the space kept before a sofa. */
function meets(other: PlacedPiece, kind: PieceKind): Area {
  return kind === 'low-table' && other.kind === 'sofa' ? other.area : other.taken;
}
