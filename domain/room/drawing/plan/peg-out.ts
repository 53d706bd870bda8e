import type { Finishes } from '#domain/room/options/option-ids';
import type { Room } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { dimension, type Type } from './dimension';
import { fitToSheet } from '#domain/room/drawing/fit';
import { houseOnPlan } from '#domain/room/drawing/house';
import { formatRoom } from '#domain/room/drawing/format-measure';
import { figure } from './metres';
import { north, NORTH_RADIUS } from './north';
import { onPlan } from './on-plan';
import { lines, outline, polygon, rectangle, text } from '#domain/room/drawing/pen';
import { planOpening } from './plan-opening';
import type { Drawing, Point, Shape, Sheet } from '#domain/room/drawing/shapes';

/** Distances of the lines around the room: anything nearer to a boundary has rules of its own. Metres. */
const OFFSETS = [1, 2] as const;
/** Half the side of a drawn peg, in text heights. */
const PEG = 0.28;
/** Text heights to a dimension line: from the room, clear of the pegs' letters, and from an open door. */
const [TO_LINE, FROM_DOOR] = [2, 0.6];
/** The largest north arrow that stays between both broken lines, as a text height. Metres. */
const NORTH_SIZE = 0.34;
/** Text heights a dimension takes up before its line, with its ticks, and beyond, with its text. */
const [BEFORE, BEYOND] = [0.45, 1.4];

/** The room's orientation in its garden. */
export interface Site {
  /** Degrees clockwise from the direction the back wall faces to north: 0 when the back faces north. */
  north: number;
}

/** The length of both outside diagonals, in metres, to the millimetre. */
export function diagonal({ width, depth }: ShellMeasures): number {
  return Math.round(Math.hypot(width, depth) * 1000) / 1000;
}

/** The pegs of a room from its front left corner, counter-clockwise. */
export const PEGS = ['A', 'B', 'C', 'D'] as const;

/** The outside of the room for string and pegs, with both diagonals, and lines 1 m and 2 m around it. */
export function drawPegOut(room: Room, finishes: Finishes, site: Site, sheet: Sheet): Drawing {
  const { width, depth } = room;
  return {
    title: 'Peg-out plan',
    description:
      `Peg-out plan. Pegs A and B stand at the front, ${figure(width)} metres apart, C and D ` +
      `${figure(depth)} metres behind them. Both diagonals measure ${figure(diagonal(room))} metres. ` +
      `Broken lines run 1 and 2 metres around the room. ${formatRoom(room)} ` +
      `North lies ${Math.round(site.north)} degrees clockwise from the way the back wall looks.`,
    finishes,
    ...fitToSheet(sheet, bodyOf(room), (type) => {
      const arrow = arrowOf(room, type);
      return [
        around(room, OFFSETS[1], arrow),
        ...offsetNames(room, type),
        ...measuresOf(room, type),
        ...pegs(room, type),
        ...north(site.north, arrow.at, arrow),
      ];
    }),
  };
}

function bodyOf(room: Room): Shape[] {
  const { width, depth, roof } = room;
  const { front, right, back, left } = roof.overhang;
  return [
    around(room, OFFSETS[0]),
    ...houseOnPlan(room),
    polygon('room', rectangle([0, 0], [width, -depth])),
    outline('hidden', rectangle([-left, front], [width + right, -depth - back])),
    lines('diagonal', [[0, 0], [width, -depth]], [[width, 0], [0, -depth]]), // oxfmt-ignore
    outline('outline', rectangle([0, 0], [width, -depth])),
    ...room.openings.flatMap((opening) =>
      planOpening(opening, room).filter(({ role }) => role !== 'room'),
    ),
  ];
}

/**
 * A line at a distance around the room with rounded corners, interrupted by the house and the north
 * arrow.
 */
function around(room: Room, off: number, arrow?: Arrow): Shape {
  const role = off === OFFSETS[0] ? 'nearer' : 'offset';
  const { width, depth } = room;
  const centres: readonly [centre: Point, from: number][] = [
    [[width, -depth], 270],
    [[width, 0], 0],
    [[0, 0], 90],
    [[0, -depth], 180],
  ];
  const rounded = centres.map(([centre, from]) => corner(centre, off, from));
  if (!room.walls.back.house) {
    const [first = [], ...others] = rounded;
    const isFree = ([x, y]: Point) =>
      !arrow || Math.hypot(x - arrow.at[0], y - arrow.at[1]) > (NORTH_RADIUS + 0.2) * arrow.size;
    // Starts just beyond the arrow, goes all the way round, and ends just before it.
    const middle = Math.floor(first.length / 2);
    const after = first.slice(middle).filter(isFree);
    return lines(role, [...after, ...others.flat(), ...first.slice(0, middle + 1).filter(isFree)]);
  }
  const [start, end]: [Point, Point] = [[width + off, -depth], [-off, -depth]]; // oxfmt-ignore
  return lines(role, [start, ...rounded.slice(1, 3).flat(), end]);
}

function corner([x, y]: Point, radius: number, from: number): Point[] {
  return Array.from({ length: 33 }, (_, n): Point => {
    const angle = ((from + (n / 32) * 90) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** On the left, where there is no other measure, just inside its line. */
function offsetNames({ depth }: Room, { size }: Type): Shape[] {
  return OFFSETS.map((off) =>
    text('link', [0.95 * size - off, -depth / 2], `${off}\u00a0m`, 0.9 * size, { angle: -90 }),
  );
}

interface Arrow {
  at: Point;
  size: number;
}

/** In the top right corner, with room to turn between the line at 1 m and the edge. */
function arrowOf({ width, depth }: Room, type: Type): Arrow {
  const size = Math.min(NORTH_SIZE, type.size);
  const inwards = OFFSETS[1] - NORTH_RADIUS * size;
  return { at: [width + inwards, -depth - inwards], size };
}

/** Width in front, depth at the side, and the diagonal along itself. */
function measuresOf(room: Room, type: Type): Shape[] {
  const { width, depth } = room;
  const { size } = type;
  const off = (side: 'front' | 'right') => {
    const doors = room.walls[side].openings.filter(({ kind }) => kind === 'door');
    const swings = doors.map((door) => door.width + FROM_DOOR * size);
    return besideLines(Math.max(TO_LINE * size, ...swings), size);
  };
  const along = (Math.atan2(-depth, width) * 180) / Math.PI;
  const third: Point = [width * 0.3, -depth * 0.3];
  const label = text('name', third, figure(diagonal(room)), size, { angle: along });
  return [
    ...dimension({ from: [0, 0], to: [width, 0], away: [0, 1], off: off('front') }, type),
    ...dimension({ from: [width, 0], to: [width, -depth], away: [1, 0], off: off('right') }, type),
    { ...label, at: beside(third, along, 0.3 * size) },
  ];
}

/**
 * This distance from the room or slightly more, so that a dimension and its text cross no broken line.
 */
function besideLines(off: number, size: number): number {
  return OFFSETS.reduce<number>(
    (at, line) =>
      at - BEFORE * size < line && line < at + BEYOND * size ? line + BEFORE * size : at,
    off,
  );
}

/** A point at a distance above an angled line. */
function beside([x, y]: Point, angle: number, off: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + off * Math.sin(radians), y - off * Math.cos(radians)];
}

/** A square on each corner with its letter beside it, outside the room. */
function pegs(room: Room, { size }: Type): Shape[] {
  const { length: width } = room.walls.front;
  const { length: depth } = room.walls.right;
  const places = [
    onPlan('front', room, 0, 0),
    onPlan('front', room, width, 0),
    onPlan('right', room, depth, 0),
    onPlan('back', room, width, 0),
  ];
  return places.flatMap(([x, y], n) => {
    const [outX, outY] = [x > 0 ? 1 : -1, y < 0 ? -1 : 1];
    const peg = rectangle([x - PEG * size, y - PEG * size], [x + PEG * size, y + PEG * size]);
    const at: Point = [x + outX * 0.85 * size, y + (outY > 0 ? 1.1 : -0.5) * size];
    return [polygon('peg', peg), text('name', at, PEGS[n] ?? '', 1.1 * size)];
  });
}
