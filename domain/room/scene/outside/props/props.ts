import type { WallSide } from '#domain/room/geometry/walls';
import type { Place } from '#domain/room/drawing/projection';
import { isBehindRoom } from '#domain/room/scene/outside/plot';
import { beside } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';
import { deckOf, deckProp, type Deck } from './deck';
import { pot } from './pot';
import { hides, openingsSeen, type Prop, type SeenOpening } from './prop';
import { seats, type Terrace } from './seats';
import { somebody } from './somebody';
import { doorsOnGround, stepProp } from './steps';
import { bedStretch, wallPlanting, type Stretch } from './wall-planting';

/** Things by the room in painting order: those it may hide are painted before it. */
export interface Props {
  readonly behind: readonly Prop[];
  readonly before: readonly Prop[];
}

/** An eye lower than this looks at the foundation, so nothing grows before it. Metres. */
const LOW = 1.4;

/** All that stands by the room; what would stand in the way of a door, or of its picture, is left out. */
export function propsBy(view: RoomView): Props {
  const { camera, plot, room, plain } = view;
  const deck = deckOf(room, plot);
  const ground = [
    ...(deck ? [deckProp(view, deck)] : []),
    ...doorsOnGround(room, deck).map((door) => stepProp(view, door)),
  ];
  const seen = openingsSeen(view);
  const isBehind = ({ at }: Prop) => isBehindRoom(plot, camera.at, at);
  const loose = plain ? [] : [...seatsOn(view, deck, seen), ...plants(view, deck, seen)];
  const clear = loose.filter((prop) => isBehind(prop) || !hides(seen, prop, ['door']));
  const standing = [...clear, somebody(view)].toSorted(
    (one, other) => camera.depthOf(other.at) - camera.depthOf(one.at),
  );
  const all = [...ground, ...standing];
  return { behind: all.filter(isBehind), before: all.filter((prop) => !isBehind(prop)) };
}

/** Chairs at the end of the deck or terrace where they hide least of doors and glass. */
function seatsOn(view: RoomView, deck: Deck | null, seen: readonly SeenOpening[]): Prop[] {
  const terrace = terraceOf(view, deck);
  if (!terrace) return [];
  const left = seats(view, { ...terrace, end: 'left' });
  const right = seats(view, { ...terrace, end: 'right' });
  return hidden(seen, right) < hidden(seen, left) ? right : left;
}

function terraceOf({ room, plot }: RoomView, deck: Deck | null): Omit<Terrace, 'end'> | null {
  if (deck) return { ...deck, wall: deck.patio.wall };
  const patio = room.openings.find(({ kind }) => kind === 'patio');
  if (!patio || !plot.house) return null;
  const { wall, at, width } = patio;
  return { wall, from: at - 0.7, to: at + width + 0.7, top: 0 };
}

/** Doors count for more than glass. */
function hidden(seen: readonly SeenOpening[], props: readonly Prop[]): number {
  const doors = props.filter((prop) => hides(seen, prop, ['door'])).length;
  return 4 * doors + props.filter((prop) => hides(seen, prop, ['patio'])).length;
}

/** Beds at the foot of walls, and a pot beside a door or at the end of a wall, where there is no bed. */
function plants(view: RoomView, deck: Deck | null, seen: readonly SeenOpening[]): Prop[] {
  if (view.clear || view.camera.at[2] < LOW) return [];
  const beds = view.visible.map((side) => ({ side, stretch: bedStretch(view, side) }));
  const place = beds
    .flatMap(({ side, stretch }) => potPlaces(view.room, side, stretch))
    .find(
      (at) =>
        !isOnBoards(view, deck, at) && !hides(seen, pot(view, at), ['door', 'patio', 'window']),
    );
  return [
    ...beds.flatMap(({ side, stretch }) => (stretch ? [wallPlanting(view, side, stretch)] : [])),
    ...(place ? [pot(view, place)] : []),
  ];
}

function potPlaces(room: RoomView['room'], side: WallSide, bed: Stretch | null): Place[] {
  const { length, openings } = room.walls[side];
  const doors = openings.filter(({ kind }) => kind === 'door');
  const byDoors = doors.flatMap(({ at, width }) => [at - 0.45, at + width + 0.45]);
  return [...byDoors, length - 0.4, 0.4]
    .filter((along) => along > 0.2 && along < length - 0.2)
    .filter((along) => !bed || along < bed[0] - 0.3 || along > bed[1] + 0.3)
    .map((along) => beside(side, room, [along, 0.36, 0]));
}

function isOnBoards({ room }: RoomView, deck: Deck | null, [x, y]: Place): boolean {
  if (!deck) return false;
  const ends = [deck.from - 0.3, deck.to + 0.3].flatMap((along) =>
    [0, deck.out].map((out) => beside(deck.patio.wall, room, [along, out, 0])),
  );
  const [xs, ys] = [ends.map(([at]) => at), ends.map(([, at]) => at)];
  return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
}
