import type { Finishes } from '#domain/room/options/option-ids';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { floorOf, type Area } from '#domain/room/furniture/area';
import { PIECES } from '#domain/room/furniture/pieces';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import { solidStretches } from '#domain/room/geometry/partition';
import { chain, dimension, type Type } from './dimension';
import { fitToSheet, typeAt } from '#domain/room/drawing/fit';
import { houseOnPlan } from '#domain/room/drawing/house';
import { formatRoom } from '#domain/room/drawing/format-measure';
import { areaOnPlan, nameOnPlan, pieceOnPlan } from './furniture-on-plan';
import { insideMeasures } from './inside-measures';
import { metres } from './metres';
import { onPlan, stretchOnPlan } from './on-plan';
import { polygon, rectangle } from '#domain/room/drawing/pen';
import { planOpening } from './plan-opening';
import type { Drawing, Point, Shape, Sheet } from '#domain/room/drawing/shapes';
import type { RoomSun } from '#domain/room/sun/room-sun';
import { sunOnFloor } from '#domain/room/sun/sunlight';

/** Text heights from a wall (or from an open door) to a dimension line, and to the next. */
const [TO_CHAIN, TO_OVERALL, TO_NEXT] = [1.9, 1.4, 2.1];
/** The minimum scale, in text heights per metre, at which the links of a chain are legible. */
const CHAIN_SCALE = 2.6;

const AWAY = { front: [0, 1], right: [1, 0], back: [0, -1], left: [-1, 0] } as const;

/**
 * The room from above, cut at window height, with its measures in metres.
 *
 * @param pieces furniture to show in it, with names and sizes
 * @param sun whose light lies on the floor
 */
export function drawPlan(
  room: Room,
  finishes: Finishes,
  sheet: Sheet,
  pieces: readonly PlacedPiece[] = [],
  sun: RoomSun | null = null,
): Drawing {
  const body = planOfRoom(room, pieces, sun);
  const written = (chains: boolean) =>
    fitToSheet(sheet, body, (type) =>
      WALL_SIDES.flatMap((side) => measuresOf(side, room, type, chains)),
    );
  const chained = written(true);
  const fitted = chained.scale >= CHAIN_SCALE * sheet.text ? chained : written(false);
  const type = typeAt(sheet, fitted.scale);
  return {
    title: 'Plan',
    description: `Plan, seen from above. ${formatRoom(room)}${furnitureIn(pieces)}`,
    finishes,
    ...fitted,
    shapes: [
      ...fitted.shapes,
      ...pieces.flatMap((piece) => nameOnPlan(piece, type)),
      ...insideMeasures(room, coveredBy(room, pieces), type),
    ],
  };
}

/** Walls, openings, the house behind, and the furniture, without measures. */
export function planOfRoom(
  room: Room,
  pieces: readonly PlacedPiece[],
  sun: RoomSun | null = null,
): Shape[] {
  const { width, depth, wallThickness: t, walls } = room;
  const inner = rectangle([t, -t], [width - t, walls.back.house ? -depth : t - depth]);
  const cuts = room.openings.map(({ wall, at, width: length }) =>
    stretchOnPlan(wall, room, [at, at + length], [0, -t]),
  );
  return [
    ...houseOnPlan(room),
    polygon('room', inner),
    ...(sun ? patchesOnPlan(room, sun) : []),
    ...pieces.flatMap(pieceOnPlan),
    ...dividing(room).map((part) => polygon('wall', areaOnPlan(part))),
    polygon('wall', rectangle([0, 0], [width, -depth]), [inner, ...cuts]),
    ...room.openings.flatMap((opening) => planOpening(opening, room)),
  ];
}

/** Direct sun on the floor, below the furniture. */
function patchesOnPlan(room: Room, sun: RoomSun): Shape[] {
  return sunOnFloor(room, sun).map(({ ring }) =>
    polygon(
      'sunlight',
      ring.map(([x, y]): Point => [x, -y]),
    ),
  );
}

/** The floor that furniture with its chairs and the partition cover. */
function coveredBy(room: Room, pieces: readonly PlacedPiece[]): Area[] {
  return [...pieces.map(({ taken }) => taken), ...dividing(room)];
}

/** The partition on both sides of its doorway. */
function dividing(room: Room): Area[] {
  const { partition } = room;
  if (!partition) return [];
  const { left, right } = partition;
  return solidStretches(partition, floorOf(room)).map((part) => ({ left, right, ...part }));
}

/** " Furnished to scale: desk, sofa." */
function furnitureIn(pieces: readonly PlacedPiece[]): string {
  if (pieces.length === 0) return '';
  return ` Furnished to scale: ${pieces.map(({ kind }) => PIECES[kind].name.toLowerCase()).join(', ')}.`;
}

/** The chain of a wall's openings, with the width below the front and the depth to the right. */
function measuresOf(side: WallSide, room: Room, type: Type, chains: boolean): Shape[] {
  const { length, openings } = room.walls[side];
  const { size } = type;
  const swing = Math.max(0, ...openings.map(({ kind, width }) => (kind === 'door' ? width : 0)));
  const start = swing > 0 ? swing - 0.4 * size : 0;
  const stretch = {
    from: onPlan(side, room, 0, 0),
    to: onPlan(side, room, length, 0),
    away: AWAY[side],
  };
  const hasChain = chains && openings.length > 0;
  const first = start + TO_CHAIN * size;
  const overall = hasChain ? first + TO_NEXT * size : start + TO_OVERALL * size;
  const cuts = [0, ...openings.flatMap(({ at, width }) => [at, at + width]), length];
  return [
    ...(hasChain ? chain({ ...stretch, off: first }, cuts, type) : []),
    ...(side === 'front' || side === 'right'
      ? dimension({ ...stretch, off: overall }, type, outside(length, type))
      : []),
  ];
}

/** "5.0 m outside", or "5.0 m" where the wall is too short for the word. */
function outside(length: number, { size }: Type): string {
  const words = `${metres(length)}\u00a0outside`;
  return words.length * 0.62 * size < length ? words : metres(length);
}
