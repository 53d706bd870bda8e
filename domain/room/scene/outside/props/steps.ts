import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Place } from '#domain/room/drawing/projection';
import type { Part } from '#domain/room/scene/scene';
import type { Plot } from '#domain/room/scene/outside/plot';
import { beside, blockBeside, blocks, filled } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';
import { isOnDeck, type Deck } from './deck';
import type { Prop } from './prop';

/** A step before a door: beyond its frame, how deep, and its share of the floor's height. Metres. */
const [BEYOND, DEEP, SHARE] = [0.14, 0.42, 0.58];
/** Flags of a path: length along the wall, depth, from flag to flag, and thickness. Metres. */
const [LONG, WIDE, STRIDE, THICK] = [0.86, 0.48, 0.7, 0.025];
/** A path leads away from its wall and a little to the left: how far, and where it starts. Metres. */
const [DRIFT, REACH, GAP] = [0.16, 4.2, 0.2];

/** The doors that open onto the ground, not onto the deck. */
export function doorsOnGround({ openings }: RoomView['room'], deck: Deck | null): PlacedOpening[] {
  return openings.filter((opening) => opening.kind !== 'window' && !isOnDeck(deck, opening));
}

/** The step before a door by two opposite corners: along its wall, out of it, above the ground. */
export function stepBy(
  { floorLevel }: Pick<Room, 'floorLevel'>,
  { at, width }: PlacedOpening,
): readonly [from: Place, to: Place] {
  return [
    [at - BEYOND, 0, 0],
    [at + width + BEYOND, DEEP, floorLevel * SHARE],
  ];
}

export function stepProp({ camera, room }: RoomView, door: PlacedOpening): Prop {
  const { wall, at, width } = door;
  const block = blockBeside(wall, room, ...stepBy(room, door));
  return {
    name: 'step',
    at: beside(wall, room, [at + width / 2, DEEP / 2, 0]),
    parts: blocks(camera, 'stone', [block]),
  };
}

/** A path of flags from the first door onto the lawn, from the edge of the deck if that is before it. */
export function path(view: RoomView, plot: Plot, deck: Deck | null): Part[] {
  const { camera, room } = view;
  const door = room.openings.find(({ kind }) => kind === 'door');
  if (!door || plot.house) return [];
  const { wall, at, width } = door;
  const start = GAP + (deck && isOnDeck(deck, door) ? deck.out : DEEP);
  const reach = wall === 'back' ? plot.fence.back - room.depth - 0.9 : start + REACH;
  const count = Math.max(0, Math.floor((reach - start) / STRIDE));
  const flags = Array.from({ length: count }, (_, n): readonly [number, number] => [
    at + width / 2 - LONG / 2 - DRIFT * n * (1 + 0.22 * n),
    start + n * STRIDE,
  ]).filter((flag) => !isUnderDeck(deck, wall, flag));
  const rings = (above: number) =>
    flags.map(([along, out]) => {
      const corners = [[along, out], [along + LONG, out], [along + LONG, out + WIDE], [along, out + WIDE]]; // oxfmt-ignore
      return camera.outline(
        corners.map(([a = 0, o = 0]): Place => beside(wall, room, [a, o, above])),
      );
    });
  return [...filled('stoneEdge', rings(0)), ...filled('stone', rings(THICK))];
}

function isUnderDeck(
  deck: Deck | null,
  wall: WallSide,
  [along, out]: readonly [number, number],
): boolean {
  if (deck?.patio.wall !== wall) return false;
  return along + LONG > deck.from - 0.1 && along < deck.to + 0.1 && out < deck.out + 0.1;
}
