import type { Place } from '#domain/room/drawing/projection';
import { floorOf, type Area } from '#domain/room/furniture/area';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import { onFloor } from '#domain/room/furniture/placed-piece';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import type { Standpoint } from '#domain/room/scene/camera';
import { wallPlace } from '#domain/room/scene/wall-place';

/** Where one can be in a room, in the order they are offered. */
const PLACE_IDS = ['corner', 'door', 'desk', 'sofa'] as const;

export type PlaceId = (typeof PLACE_IDS)[number];

export const PLACE_NAMES: Readonly<Record<PlaceId, string>> = {
  corner: 'In the corner',
  door: 'At the door',
  desk: 'At the desk',
  sofa: 'On the sofa',
};

export interface StandingPlace extends Standpoint {
  readonly id: PlaceId;
}

/** Heights of the eye above the floor. */
const STANDING = 1.5;
const SITTING: Readonly<Record<'desk' | 'sofa', number>> = { desk: 1.22, sofa: 1.08 };
/** How near to a wall somebody stands, and inside a door; before a door, its leaf opens clear of them. Metres. */
const [OFF_WALL, INSIDE_DOOR, BEFORE_DOOR] = [0.28, 0.35, 1.5];

/** The places of a furnished room: always a corner; desk and sofa if it has them. */
export function placesIn(room: Room, pieces: readonly PlacedPiece[]): StandingPlace[] {
  return [cornerOf(room), doorOf(room), ...seatsOf(room, pieces)].filter((place) => place !== null);
}

/** The corner from which the glass is seen best: the far one, across from it. */
function cornerOf(room: Room): StandingPlace {
  const floor = floorOf(room);
  const [x, y] = lookedAt(room);
  const middle = (floor.left + floor.right) / 2;
  const left = floor.left + OFF_WALL;
  const right = floor.right - OFF_WALL;
  const [front, back] = [floor.front + OFF_WALL, floor.back - OFF_WALL];
  const isFront = y < (floor.front + floor.back) / 2;
  const at: Place = [x > middle ? left : right, isFront ? back : front, room.floorLevel + STANDING];
  // Half way between the glass and the middle, so that the room is seen, too.
  const towards = [(x + middle) / 2, isFront ? floor.front : floor.back] as const;
  return { id: 'corner', at, turned: turnTo(at, towards) };
}

function doorOf(room: Room): StandingPlace | null {
  const at = doorwayOf(room)?.within.at;
  return at ? { id: 'door', at, turned: turnTo(at, middleOf(floorOf(room))) } : null;
}

/** The way into a room: straight through its first door. */
export interface Doorway {
  /** The door's id in the plan. */
  readonly opening: string;
  readonly before: Standpoint;
  readonly within: Standpoint;
}

/** Null for a room without a door. */
export function doorwayOf(room: Room): Doorway | null {
  const door = room.openings.find(({ kind }) => kind === 'door');
  if (!door) return null;
  const eye = room.floorLevel + STANDING;
  const before: Place = [...throughWall(room, door, BEFORE_DOOR), eye];
  const within: Place = [...throughWall(room, door, -room.wallThickness - INSIDE_DOOR), eye];
  const turned = turnTo(before, [within[0], within[1]]);
  return { opening: door.id, before: { at: before, turned }, within: { at: within, turned } };
}

/** On each side of a partition's doorway. Metres. */
const BESIDE_PARTITION = 0.4;

/**
 * The way from one of a dual-purpose room's spaces into the other: to its partition's doorway, and past it.
 *
 * @param across metres from the room's outer left, of where it begins and of where it ends
 * @returns none within one space
 */
export function throughPartition(room: Room, [from, to]: readonly [number, number]): Standpoint[] {
  const { partition } = room;
  if (!partition || from < partition.left === to < partition.left) return [];
  const { left, right, doorway } = partition;
  const behind = (doorway.front + doorway.back) / 2;
  const eye = room.floorLevel + STANDING;
  const sides = [left - BESIDE_PARTITION, right + BESIDE_PARTITION].map((x): Place => [
    x,
    behind,
    eye,
  ]);
  const turned = from < to ? -90 : 90;
  return (from < to ? sides : sides.toReversed()).map((at) => ({ at, turned }));
}

function seatsOf(room: Room, pieces: readonly PlacedPiece[]): StandingPlace[] {
  return (['desk', 'sofa'] as const).flatMap((kind): StandingPlace[] => {
    const piece = pieces.find((one) => one.kind === kind);
    if (!piece) return [];
    const long = Math.max(piece.area.right - piece.area.left, piece.area.back - piece.area.front);
    // On the chair before a desk, on the seat of a sofa.
    const off: readonly [number, number] = kind === 'desk' ? [1, 1.1] : [0.4, 0.5];
    const [x, y] = middleOf(onFloor(piece, [long / 2, long / 2], off));
    const at: Place = [x, y, room.floorLevel + SITTING[kind]];
    return [{ id: kind, at, turned: turnTo(at, lookedAt(room)) }];
  });
}

/** What one looks at: the middle of the widest glass, else of the first door. */
function lookedAt(room: Room): readonly [number, number] {
  const glazed = room.openings.filter(({ kind }) => kind !== 'door');
  const [widest] = glazed.toSorted((one, other) => other.width - one.width);
  const opening = widest ?? room.openings[0];
  return opening ? throughWall(room, opening, 0) : [room.width / 2, 0];
}

function throughWall(
  room: Room,
  { wall, at, width }: PlacedOpening,
  out: number,
): readonly [number, number] {
  const [x, y] = wallPlace(wall, room, at + width / 2, 0, out);
  return [x, y];
}

function middleOf({ left, right, front, back }: Area): readonly [number, number] {
  return [(left + right) / 2, (front + back) / 2];
}

/** Degrees anticlockwise from front to back: see `Standpoint`. */
function turnTo([x, y]: Place, [toX, toY]: readonly [number, number]): number {
  return (Math.atan2(x - toX, toY - y) * 180) / Math.PI;
}
