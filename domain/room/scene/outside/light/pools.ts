import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { clip, type Part } from '#domain/room/scene/scene';
import { ellipse } from '#domain/room/scene/outside/ellipse';
import { isOnDeck, type Deck } from '#domain/room/scene/outside/props/deck';
import { beside, filled } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';

/** How far the light of a window, and of a door, falls before it. Metres. */
const [FROM_WINDOW, FROM_DOOR] = [1.5, 2.4];

/** In the evening light falls through the glass onto the ground; by day these are clear. */
export function pools(view: RoomView, deck: Deck | null): Part[] {
  return lights(view)
    .filter((opening) => !isOnDeck(deck, opening))
    .flatMap((opening) => pool(view, opening, 0));
}

/** The same on the boards of a deck. */
export function poolsOnDeck(view: RoomView, deck: Deck): Part[] {
  const { camera, room } = view;
  const { patio, from, to, out, top } = deck;
  const boards = [[from, 0], [to, 0], [to, out], [from, out]]; // oxfmt-ignore
  const ring = camera.outline(
    boards.map(([along = 0, off = 0]) => beside(patio.wall, room, [along, off, top])),
  );
  const lit = lights(view)
    .filter((opening) => isOnDeck(deck, opening))
    .flatMap((opening) => pool(view, opening, top));
  return lit.length > 0 ? [clip([ring], lit)] : [];
}

function lights({ room, visible }: RoomView): PlacedOpening[] {
  return visible.flatMap((side) => room.walls[side].openings);
}

/** @param above height of the ground it falls on, in metres */
function pool({ camera, room }: RoomView, opening: PlacedOpening, above: number): Part[] {
  const { wall, at, width, kind } = opening;
  const far = kind === 'window' ? FROM_WINDOW : FROM_DOOR;
  const place = (along: number, out: number) => beside(wall, room, [at + along, out, above]);
  const middle = place(width / 2, 0);
  const reach = (width / 2 + 0.45 * far) * camera.metreAt(middle);
  const [x, y] = camera.project(middle);
  const tall = Math.max(...[-0.3, 1.3].map((share) => Math.abs(camera.project(place(share * width, far))[1] - y))); // oxfmt-ignore
  const before = camera.outline([place(-far, 0), place(width + far, 0), place(width + far, 2 * far), place(-far, 2 * far)]); // oxfmt-ignore
  return before.length > 2 ? [clip([before], filled('pool', [ellipse([x, y], reach, tall)]))] : [];
}
