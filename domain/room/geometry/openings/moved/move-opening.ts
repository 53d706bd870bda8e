import { millimetres } from '#domain/room/geometry/millimetres';
import { nearestPlace, type Span } from '#domain/room/geometry/openings/free-spans';
import { spansOn } from '#domain/room/geometry/openings/may-stand';
import type { OpenableShell, PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Placement } from '#domain/room/geometry/openings/placement';
import type { Room } from '#domain/room/geometry/room';
import { placementOf } from '#domain/room/geometry/room-of';
import { WALL_SIDES, wallLength, type WallSide } from '#domain/room/geometry/walls';

/** Openings moved by hand snap to multiples of 5 cm. Metres. */
const GRID = 0.05;
const CRUMB = 1e-6;

/**
 * The placement with one opening moved along its wall: `metres` to the right as seen from outside
 * (negative: to the left), past a neighbour if there is no room before it. Null when there is no room in
 * that direction.
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

/** The placement with one opening as near to a position as possible; null when the wall has no room. */
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

/** The placement with one opening moved to another wall, proportionally as far along as on its own. */
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

/** The part of a span that is further on in this direction. */
function beyond({ from, to }: Span, at: number, metres: number): Span | null {
  if (metres > 0) return to > at + CRUMB ? { from: Math.max(from, at), to } : null;
  return from < at - CRUMB ? { from, to: Math.min(to, at) } : null;
}

/** Snaps nearby openings to the middle of the wall, where most of them are meant to be. */
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
