import { millimetres, nearestPlace, type Span } from './free-spans';
import { spansOn } from './may-stand';
import type { OpenableShell, PlacedOpening } from './placed-opening';
import type { Placement } from './placement';
import type { Room } from './room';
import { placementOf } from './room-of';
import { WALL_SIDES, wallLength, type WallSide } from './walls';

/** Openings moved by hand come to stand on whole steps of 5 cm. Metres. */
const GRID = 0.05;
const CRUMB = 1e-6;

/**
 * The placement with one opening moved along its wall: `metres` to the right as seen from outside
 * (negative: to the left), past a neighbour where there is no room before it. Null when there is
 * none in that direction.
 */
export function movedAlong(room: Room, id: string, metres: number): Placement | null {
  const moving = room.openings.find((opening) => opening.id === id);
  if (!moving) return null;
  const ahead = spansFor(room, moving, moving.wall)
    .map((span) => beyond(span, moving.at, metres))
    .filter((span) => span !== null);
  const at = nearestPlace(ahead, onGrid(moving.at + metres));
  return at === null ? null : withPlace(room, id, { wall: moving.wall, at });
}

/** The placement with one opening as near to a place as it may stand; null when the wall has no room. */
export function movedTo(
  room: Room,
  id: string,
  { wall, at }: { wall: WallSide; at: number },
): Placement | null {
  const moving = room.openings.find((opening) => opening.id === id);
  if (!moving) return null;
  const place = nearestPlace(spansFor(room, moving, wall), snapped(at, moving, wall, room));
  return place === null ? null : withPlace(room, id, { wall, at: place });
}

/** The placement with one opening on another wall, as far along it as it was on its own. */
export function movedToWall(room: Room, id: string, wall: WallSide): Placement | null {
  const moving = room.openings.find((opening) => opening.id === id);
  if (!moving) return null;
  const share = (moving.at + moving.width / 2) / wallLength(moving.wall, room);
  return movedTo(room, id, { wall, at: share * wallLength(wall, room) - moving.width / 2 });
}

function spansFor(room: Room, { id, kind }: PlacedOpening, wall: WallSide): Span[] {
  const { width, depth, walls } = room;
  const sides = WALL_SIDES.filter((side) => !walls[side].house);
  const shell: OpenableShell = { width, depth, sides };
  const others = room.openings.filter((opening) => opening.id !== id);
  return spansOn(shell, wall, kind, others);
}

/** The part of a span that lies further on in this direction. */
function beyond({ from, to }: Span, at: number, metres: number): Span | null {
  if (metres > 0) return to > at + CRUMB ? { from: Math.max(from, at), to } : null;
  return from < at - CRUMB ? { from, to: Math.min(to, at) } : null;
}

/** The middle of the wall draws near openings to itself, for most of them are meant to stand there. */
function snapped(at: number, { width }: PlacedOpening, wall: WallSide, room: Room): number {
  const middle = (wallLength(wall, room) - width) / 2;
  return Math.abs(at - middle) <= GRID ? middle : onGrid(at);
}

function onGrid(at: number): number {
  return millimetres(Math.round(at / GRID) * GRID);
}

function withPlace(room: Room, id: string, place: { wall: WallSide; at: number }): Placement {
  const index = room.openings.findIndex((opening) => opening.id === id);
  return placementOf(room).with(index, {
    kind: room.openings[index]?.kind ?? 'window',
    wall: place.wall,
    at: millimetres(place.at),
  });
}
