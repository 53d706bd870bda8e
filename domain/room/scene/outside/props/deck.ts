import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import type { Part } from '#domain/room/scene/scene';
import { stroke } from '#domain/room/scene/scene';
import type { Plot } from '#domain/room/scene/outside/plot';
import { beside, blockBeside, blocks, filled } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';
import type { Prop } from './prop';

/** A deck before patio glass, beside its wall. Metres. */
export interface Deck {
  readonly patio: PlacedOpening;
  readonly from: number;
  readonly to: number;
  readonly out: number;
  /** Height of its boards. */
  readonly top: number;
}

/** Metres: how deep a deck is at most, how far it goes on beside the glass; below, from board to board. */
const [DEEP, BEYOND] = [2.15, 0.5];
export const BOARD = 0.14;
/** More of it on the left, for chairs; but not far beyond the room. Metres. */
const [FOR_CHAIRS, PAST_CORNER] = [0.95, 0.15];
/** A deck reaches to a door nearer than this. Metres. */
const TO_DOOR = 0.9;
/** Lower than the floor, so that no water comes in. Metres. */
const DROP = 0.03;

/** The deck of a room with patio glass; a house has paving instead. */
export function deckOf(room: Room, plot: Plot): Deck | null {
  const patio = room.openings.find(({ kind }) => kind === 'patio');
  if (!patio || plot.house) return null;
  const { length, openings } = room.walls[patio.wall];
  const end = patio.at + patio.width;
  const door = openings.find(({ kind, at }) => kind === 'door' && at >= end && at - end < TO_DOOR);
  const free = patio.wall === 'back' ? plot.fence.back - room.depth - 1 : DEEP;
  return {
    patio,
    from: Math.max(patio.at - FOR_CHAIRS, -PAST_CORNER),
    to: Math.min(door ? door.at + door.width + 0.2 : end + BEYOND, length + PAST_CORNER),
    out: Math.min(DEEP, free),
    top: room.floorLevel - DROP,
  };
}

/** Whether an opening leads onto the deck. */
export function isOnDeck(deck: Deck | null, { wall, at, width, kind }: PlacedOpening): boolean {
  if (!deck || kind === 'window') return false;
  return wall === deck.patio.wall && at + width > deck.from && at < deck.to;
}

export function deckProp({ camera, room, plain }: RoomView, deck: Deck): Prop {
  const { patio, from, to, out, top } = deck;
  const { wall } = patio;
  const block = blockBeside(wall, room, [from, 0, 0], [to, out, top]);
  const boards = Array.from({ length: Math.ceil(out / BOARD) - 1 }, (_, n) => {
    const at = (n + 1) * BOARD;
    return camera.outline([beside(wall, room, [from, at, top]), beside(wall, room, [to, at, top])]);
  }).filter((run) => run.length > 1);
  return {
    name: 'deck',
    at: beside(wall, room, [(from + to) / 2, out / 2, 0]),
    parts: [
      ...blocks(camera, 'deck', [block]),
      ...(plain || camera.at[2] < top ? [] : [stroke('deckBoards', 0.8, ...boards)]),
    ],
  };
}

/** The shadow of a deck on the lawn. */
export function deckShadow(
  { camera, room }: RoomView,
  { patio, from, to, out, top }: Deck,
): Part[] {
  const { wall } = patio;
  const grown = 0.5 * top + 0.05;
  return filled('cast', [
    camera.outline([
      beside(wall, room, [from - 0.06, 0, 0]),
      beside(wall, room, [to + grown, 0, 0]),
      beside(wall, room, [to + grown, out + 0.08, 0]),
      beside(wall, room, [from - 0.06, out + 0.08, 0]),
    ]),
  ]);
}
