import type { Finishes } from '#domain/room/options/option-ids';
import { highestOutside } from '#domain/room/geometry/format-size';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import { chain, dimension, type Type } from './plan/dimension';
import { fitToSheet } from './fit';
import { standsOn } from './surfaces/foundation';
import { houseBeside } from './house';
import { titled, formatWall } from './format-measure';
import { figure } from './plan/metres';
import { lines, outline, polygon } from './pen';
import { person } from './person';
import { edgeOutline, NEIGHBOURS, roofEdge, roofTopAt, type RoofEdge } from './surfaces/roof-edge';
import type { Drawing, Point, Shape, Sheet } from './shapes';
import { wallFace } from './surfaces/wall-face';

/**
 * How far the ground extends beyond the room and behind it, and the person's distance from the wall.
 * Metres.
 */
const [GROUND_BEYOND, GROUND_BEHIND, PERSON_OFF] = [1.1, 0.6, 0.66];
/** Text heights from the ground to the chain or the overall measure, and from one to the next. */
const [TO_CHAIN, TO_OVERALL, TO_NEXT] = [2.6, 2.2, 2.1];
/** The minimum scale, in text heights per metre, at which the links of a chain are legible. */
const CHAIN_SCALE = 2.6;

/** One side of the room from outside, square on, with ground, person and measures in metres. */
export function drawElevation(
  room: Room,
  side: WallSide,
  finishes: Finishes,
  sheet: Sheet,
): Drawing {
  const body = elevationOf(room, side, finishes);
  const written = (chains: boolean) =>
    fitToSheet(sheet, body, (type) => measuresOf(room, side, type, chains));
  const chained = written(true);
  const { length } = room.walls[side];
  const height = figure(highestOutside(room.roof));
  return {
    title: `${titled(side)} elevation`,
    description:
      `${titled(side)} elevation, seen from outside: ${figure(length)} metres long and up to ` +
      `${height} metres high. Openings: ${formatWall(room.walls[side])}. ` +
      `Somebody of 1.70 metres stands beside it.`,
    finishes,
    ...(chained.scale >= CHAIN_SCALE * sheet.text ? chained : written(false)),
  };
}

/** The sides that have an elevation: all except the one against the house. */
export function elevatedSides({ walls }: Room): WallSide[] {
  return Object.values(walls).flatMap(({ side, house }) => (house ? [] : [side]));
}

/** Wall, roof, ground, a person, and the house where there is one. */
function elevationOf(room: Room, side: WallSide, finishes: Finishes): Shape[] {
  const edge = roofEdge(room, side);
  const { length } = room.walls[side];
  const ends = NEIGHBOURS[side];
  const [left, right] = [room.walls[ends.left].house, room.walls[ends.right].house];
  return [
    ...(left ? houseBeside(0, -1) : []),
    ...(right ? houseBeside(length, 1) : []),
    ...roofBehind(room, side, edge),
    ...standsOn(room, side, finishes.foundation),
    ...wallFace(room, side, finishes, [shadeBelow(room, side, edge)]),
    polygon('fascia', edgeOutline(edge, room.roof.thickness)),
    outline('edge', edgeOutline(edge, room.roof.thickness)),
    ...ground(
      left ? -GROUND_BEHIND : -GROUND_BEYOND,
      length + (left ? GROUND_BEYOND : GROUND_BEHIND),
    ),
    ...person(left ? length + PERSON_OFF : -PERSON_OFF),
  ];
}

/** From the low side, the roof is visible rising behind its edge. */
function roofBehind(room: Room, side: WallSide, { left, right }: RoofEdge): Shape[] {
  if (side !== room.roof.lowSide) return [];
  const { overhang } = room.roof;
  const far = roofTopAt(room, side === 'back' ? -overhang.front : room.depth + overhang.back);
  const plane: Point[] = [
    [left.at, -left.top],
    [right.at, -right.top],
    [right.at, -far],
    [left.at, -far],
  ];
  return [polygon('roof', plane), outline('edge', plane)];
}

/** The shade under the overhang. */
function shadeBelow(room: Room, side: WallSide, { left, right }: RoofEdge): Shape {
  const { length } = room.walls[side];
  const slope = (right.top - left.top) / (right.at - left.at);
  const under = (x: number) => room.roof.thickness - left.top - slope * (x - left.at);
  const drop = 0.05 + 0.55 * room.roof.overhang[side];
  return polygon('shade', [
    [0, under(0)],
    [length, under(length)],
    [length, under(length) + drop],
    [0, under(0) + drop],
  ]);
}

function ground(from: number, to: number): Shape[] {
  const hatch = Array.from({ length: Math.floor((to - from) / 0.22) }, (_, n): Point[] => [
    [from + (n + 1) * 0.22, 0],
    [from + n * 0.22, 0.14],
  ]);
  return [lines('earth', ...hatch), lines('ground', [[from, 0], [to, 0]])]; // oxfmt-ignore
}

/**
 * The length below the ground, the height of the roof's highest edge on the side away from the house; where
 * there is space, each opening.
 */
function measuresOf(room: Room, side: WallSide, type: Type, chains: boolean): Shape[] {
  const { length, openings } = room.walls[side];
  const { size } = type;
  const hasChain = chains && openings.length > 0;
  const cuts = [0, ...openings.flatMap(({ at, width }) => [at, at + width]), length];
  const along = { from: [0, 0], to: [length, 0], away: [0, 1] } as const;
  const atLeft = room.walls[NEIGHBOURS[side].right].house;
  const edge = roofEdge(room, side);
  const beyond = room.walls[NEIGHBOURS[side].left].house ? length + GROUND_BEYOND : 0;
  const x = atLeft ? Math.min(edge.left.at, -GROUND_BEYOND) : Math.max(edge.right.at, beyond);
  return [
    ...(hasChain ? chain({ ...along, off: TO_CHAIN * size }, cuts, type) : []),
    ...dimension({ ...along, off: (hasChain ? TO_CHAIN + TO_NEXT : TO_OVERALL) * size }, type),
    ...dimension(
      {
        from: [x, 0],
        to: [x, -highestOutside(room.roof)],
        away: [atLeft ? -1 : 1, 0],
        off: 1.5 * size,
      },
      type,
    ),
  ];
}
