/** A room as its plan needs it: metres and counts. */
export type PlanRoom = {
  readonly width: number;
  readonly depth: number;
  readonly windows: number;
  readonly doors: number;
  readonly patioGlass: boolean;
};

export type Wall = 'front' | 'right' | 'back' | 'left';
type OpeningKind = 'window' | 'door' | 'patio';

/**
 * One opening in a wall, in metres. `start` runs along the inside of the wall: from the left end
 * of front and back, from the back end of left and right.
 */
export type PlacedOpening = {
  readonly id: string;
  readonly kind: OpeningKind;
  readonly wall: Wall;
  readonly start: number;
  readonly width: number;
};

type Opening = { id: string; kind: OpeningKind; width: number };

/** Kept free at each end of a wall, so that no opening cuts a corner. Metres. */
const CORNER = 0.34;
/** The least solid wall beside an opening, within the corners. Metres. */
const PIER = 0.16;

const DOOR_WALLS: readonly Wall[] = ['front', 'right', 'left', 'back'];
const WINDOW_WALLS: readonly Wall[] = ['left', 'right', 'back', 'front'];

/**
 * Where the openings of a room stand: patio glass and doors at the front first, windows spread over
 * the other walls in turn. Each wall spaces its openings evenly; a wall asked for more than it
 * holds makes them all narrower, so nothing ever overlaps or leaves its wall.
 */
export function placeOpenings(room: PlanRoom): PlacedOpening[] {
  const walls: Record<Wall, Opening[]> = { front: [], right: [], back: [], left: [] };
  const put = (opening: Opening, order: readonly Wall[]) =>
    walls[chooseWall(opening, order, walls, room)].push(opening);

  if (room.patioGlass) {
    put({ id: 'patio', kind: 'patio', width: Math.min(2.4, room.width * 0.55) }, DOOR_WALLS);
  }
  for (let n = 0; n < room.doors; n += 1) {
    put({ id: `door-${n}`, kind: 'door', width: 0.9 }, DOOR_WALLS);
  }
  for (let n = 0; n < room.windows; n += 1) {
    const turn = n % WINDOW_WALLS.length;
    const order = [...WINDOW_WALLS.slice(turn), ...WINDOW_WALLS.slice(0, turn)];
    put({ id: `window-${n}`, kind: 'window', width: 1 }, order);
  }
  return DOOR_WALLS.flatMap((wall) => spread(walls[wall], wall, wallLength(wall, room)));
}

/** Length of a wall in metres. */
export function wallLength(wall: Wall, room: Pick<PlanRoom, 'width' | 'depth'>): number {
  return wall === 'front' || wall === 'back' ? room.width : room.depth;
}

/** The first wall of `order` with room enough, or else the one with the most left. */
function chooseWall(
  opening: Opening,
  order: readonly Wall[],
  walls: Record<Wall, Opening[]>,
  room: PlanRoom,
): Wall {
  const left = (wall: Wall) => spare([...walls[wall], opening], wallLength(wall, room));
  const fitting = order.find((wall) => left(wall) >= 0);
  return fitting ?? order.reduce((best, wall) => (left(wall) > left(best) ? wall : best));
}

/** Metres left over when a wall holds these openings with their piers; negative: too crowded. */
function spare(openings: readonly Opening[], length: number): number {
  const widths = openings.reduce((sum, { width }) => sum + width, 0);
  return length - 2 * CORNER - widths - PIER * (openings.length + 1);
}

function spread(openings: readonly Opening[], wall: Wall, length: number): PlacedOpening[] {
  const widths = openings.reduce((sum, { width }) => sum + width, 0);
  const left = spare(openings, length);
  const shrink = left < 0 ? 1 + left / widths : 1;
  const gap = PIER + Math.max(0, left) / (openings.length + 1);
  let start = CORNER + gap;
  return openings.map(({ id, kind, width }) => {
    const placed = { id, kind, wall, start, width: width * shrink };
    start += placed.width + gap;
    return placed;
  });
}
