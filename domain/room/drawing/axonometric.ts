import type { Finishes } from '#domain/room/options/option-ids';
import { highestOutside } from '#domain/room/geometry/format-size';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import { axonometricBody } from './axonometric-body';
import { dimension, type Type } from './plan/dimension';
import { fitToSheet } from './fit';
import { titled, formatWall } from './format-measure';
import { figure, metres } from './plan/metres';
import { onPlan } from './plan/on-plan';
import { project, UPRIGHT } from './projection';
import type { Drawing, Point, Shape, Sheet } from './shapes';

/** Metres from a wall to its dimension line on the ground. */
const OFF = 0.62;
/** From a corner to the height's line where it must clear the house behind or the person in front. Metres. */
const CLEAR_OFF = 1.15;
/**
 * Sheets narrower than this, in text heights, get no measures because they would collide: the plan has
 * them all.
 */
const NARROW = 17;

/** The room as it will look from its front right corner, to scale along every axis: for the quote on paper. */
export function drawAxonometric(room: Room, finishes: Finishes, sheet: Sheet): Drawing {
  const seen = (['front', 'right'] as const).map(
    (side) => `${titled(side)} wall: ${formatWall(room.walls[side])}.`,
  );
  return {
    title: 'View from outside',
    description:
      `View of the room from its front right corner: ${figure(room.width)} metres ` +
      `wide, ${figure(room.depth)} metres deep and ${figure(highestOutside(room.roof))} metres high. ` +
      `${seen.join(' ')} Somebody of 1.70 metres stands beside it.`,
    finishes,
    ...fitToSheet(sheet, axonometricBody(room, finishes), (type) =>
      sheet.width < NARROW * sheet.text ? [] : measuresOf(room, type),
    ),
  };
}

/** Width and depth on the ground in front of the two visible walls, height at the end where the roof is high. */
function measuresOf(room: Room, type: Type): Shape[] {
  const highIsBack = room.roof.lowSide === 'front';
  // Of the high wall, the end that is seen against the sky.
  const foot = project(highIsBack ? [room.width, room.depth, 0] : [0, 0, 0]);
  const high = highestOutside(room.roof);
  return [
    ...alongGround(room, 'front', type),
    ...alongGround(room, 'right', type),
    ...dimension(
      {
        from: foot,
        to: [foot[0], foot[1] - high * UPRIGHT],
        away: [highIsBack ? 1 : -1, 0],
        // Clear of the tick at the end of the depth.
        off: (!highIsBack || room.walls.back.house ? CLEAR_OFF : 0.55) + 1.2 * type.size,
      },
      type,
      metres(high),
    ),
  ];
}

function alongGround(room: Room, side: WallSide, type: Type): Shape[] {
  const { length } = room.walls[side];
  const at = (along: number, out: number) => {
    const [x, y] = onPlan(side, room, along, out);
    return project([x, -y, 0]);
  };
  const [from, out] = [at(0, 0), at(0, OFF)];
  const off = Math.hypot(out[0] - from[0], out[1] - from[1]);
  const away: Point = [(out[0] - from[0]) / off, (out[1] - from[1]) / off];
  return dimension({ from, to: at(length, 0), away, off }, type, metres(length));
}
