import { inside } from '#domain/room/drawing/plan/metres';
import { floorOf } from '#domain/room/furniture/area';
import { PIECES } from '#domain/room/furniture/pieces';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { OpeningKind } from '#domain/room/geometry/openings/placement';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import type { Standpoint } from '#domain/room/scene/camera';
import { wallPlace } from '#domain/room/scene/wall-place';
import { PLACE_NAMES, type StandingPlace } from './places';

/** What is further to the side than this is out of sight. Degrees. */
const IN_SIGHT = 40;

const NAMES: Readonly<Record<OpeningKind, readonly [one: string, more: string]>> = {
  window: ['a window', 'windows'],
  door: ['a door', 'doors'],
  patio: ['patio glass', 'patio glass'],
};

/**
 * What is to be seen from a place of the room, for people who cannot see it.
 *
 * @param turned degrees somebody has looked round from where the place faces
 */
export function describePlace(
  place: StandingPlace,
  turned: number,
  room: Room,
  pieces: readonly PlacedPiece[],
): string {
  const eye = { at: place.at, turned: place.turned + turned };
  const wall = wallAhead(eye, room);
  const seen = [
    ...(['patio', 'window', 'door'] as const).flatMap((kind) => {
      const count = room.openings.filter(
        (one) =>
          one.kind === kind && sees(eye, wallPlace(one.wall, room, one.at + one.width / 2, 0)),
      ).length;
      const [one, more] = NAMES[kind];
      return count === 0 ? [] : [count === 1 ? one : `${count} ${more}`];
    }),
    ...pieces
      .filter(({ area }) => sees(eye, [(area.left + area.right) / 2, (area.front + area.back) / 2]))
      .map(({ kind }) => `a ${PIECES[kind].name.toLowerCase()}`),
  ];
  const { width, depth, height } = room.inside;
  return (
    `${PLACE_NAMES[place.id]}, looking to the ${wall}: ${listed([...new Set(seen)])}. ` +
    `The room is ${inside(width)} wide, ${inside(depth)} deep and ${inside(height)} high inside.`
  ).replaceAll('\u00a0', ' ');
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'nothing but the wall';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The wall, or the house, that somebody looks at. */
function wallAhead(eye: Standpoint, room: Room): string {
  const { left, right, front, back } = floorOf(room);
  const [x, y] = [(left + right) / 2, (front + back) / 2];
  const middles: Readonly<Record<WallSide, readonly [number, number]>> = {
    front: [x, front],
    right: [right, y],
    back: [x, back],
    left: [left, y],
  };
  const [ahead] = WALL_SIDES.toSorted(
    (one, other) => aside(eye, middles[one]) - aside(eye, middles[other]),
  );
  return ahead === 'back' && room.walls.back.house ? 'house' : `${ahead ?? 'front'} wall`;
}

function sees(eye: Standpoint, at: readonly [number, number, number?]): boolean {
  return aside(eye, at) < IN_SIGHT;
}

/** How far to the side a place is, in degrees. */
function aside(
  { at: [x, y], turned }: Standpoint,
  [toX, toY]: readonly [number, number, number?],
): number {
  const bearing = (Math.atan2(x - toX, toY - y) * 180) / Math.PI;
  const off = (((bearing - turned + 180) % 360) + 360) % 360;
  return Math.abs(off - 180);
}
