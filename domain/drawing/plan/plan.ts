import type { Finishes } from '#domain/options/option-ids';
import type { Room } from '#domain/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/geometry/walls';
import { chain, dimension, type Type } from './dimension';
import { fitToSheet } from '#domain/drawing/fit';
import { houseOnPlan } from '#domain/drawing/house';
import { formatRoom } from '#domain/drawing/format-measure';
import { onPlan, stretchOnPlan } from './on-plan';
import { polygon, rectangle, text } from '#domain/drawing/pen';
import { planOpening } from './plan-opening';
import type { Drawing, Shape, Sheet } from '#domain/drawing/shapes';

/** Text heights from a wall (or from an open door) to a dimension line, and to the next. */
const [TO_CHAIN, TO_OVERALL, TO_NEXT] = [1.9, 1.4, 2.1];
/** The minimum scale, in text heights per metre, at which the links of a chain are legible. */
const CHAIN_SCALE = 2.6;

const AWAY = { front: [0, 1], right: [1, 0], back: [0, -1], left: [-1, 0] } as const;

/** The room from above, cut at window height, with its measures in metres. */
export function drawPlan(room: Room, finishes: Finishes, sheet: Sheet): Drawing {
  const body = planOfRoom(room);
  const written = (chains: boolean) =>
    fitToSheet(sheet, body, (type) => [
      ...areaOf(room, type),
      ...WALL_SIDES.flatMap((side) => measuresOf(side, room, type, chains)),
    ]);
  const chained = written(true);
  const legible = chained.scale >= CHAIN_SCALE * sheet.text;
  return {
    title: 'Plan',
    description: `Plan, seen from above. ${formatRoom(room)}`,
    finishes,
    ...(legible ? chained : written(false)),
  };
}

/** Walls, openings and the house behind, without measures. */
function planOfRoom(room: Room): Shape[] {
  const { width, depth, wallThickness: t, walls } = room;
  const inner = rectangle([t, -t], [width - t, walls.back.house ? -depth : t - depth]);
  const cuts = room.openings.map(({ wall, at, width: length }) =>
    stretchOnPlan(wall, room, [at, at + length], [0, -t]),
  );
  return [
    ...houseOnPlan(room),
    polygon('room', inner),
    polygon('wall', rectangle([0, 0], [width, -depth]), [inner, ...cuts]),
    ...room.openings.flatMap((opening) => planOpening(opening, room)),
  ];
}

/** "16 m²", where the room has space for it. */
function areaOf({ width, depth }: Room, { size }: Type): Shape[] {
  const words = `${Math.round(width * depth * 10) / 10}\u00a0m²`;
  if (width < words.length * size) return [];
  return [text('area', [width / 2, -depth / 2 + 0.4 * size], words, 1.1 * size)];
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
    ...(side === 'front' || side === 'right' ? dimension({ ...stretch, off: overall }, type) : []),
  ];
}
