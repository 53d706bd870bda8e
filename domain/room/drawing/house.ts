import type { Room } from '#domain/room/geometry/room';
import { onPlan, stretchOnPlan } from './plan/on-plan';
import { lines, outline, polygon, rectangle } from './pen';
import { project } from './projection';
import type { Point, Shape } from './shapes';

/**
 * How much is drawn of the house an extension adjoins: wall thickness, beyond the room, and height.
 * Metres.
 */
const [THICK, BEYOND, HIGH] = [0.3, 0.6, 4.4];
/** Three courses of brick with their joints. Metres. */
const COURSES = 0.225;

/** The house wall in plan, hatched as an existing structure. */
export function houseOnPlan(room: Room): Shape[] {
  if (!room.walls.back.house) return [];
  const [from, to] = [-BEYOND, room.width + BEYOND];
  const place = (along: number, out: number) => onPlan('back', room, along, out);
  const step = THICK / 2;
  const hatch = Array.from({ length: Math.floor((to - from) / step) - 1 }, (_, n): Point[] => [
    place(from + n * step, 0),
    place(from + n * step + THICK, THICK),
  ]);
  return [
    polygon('house', stretchOnPlan('back', room, [from, to], [0, THICK])),
    lines('hatch', ...hatch),
    lines('outline', [place(from, 0), place(to, 0)]),
  ];
}

/** A section through the house wall beside an elevation, from the ground up. `way` is 1 to the right. */
export function houseBeside(x: number, way: 1 | -1): Shape[] {
  const step = THICK / 2;
  const hatch = Array.from({ length: Math.floor(HIGH / step) - 1 }, (_, n): Point[] => [
    [x, -n * step - THICK],
    [x + way * THICK, -n * step],
  ]);
  const wall = rectangle([x, 0], [x + way * THICK, -HIGH]);
  return [
    polygon('house', wall),
    lines('hatch', ...hatch),
    lines('outline', [[x, 0], [x, -HIGH]]), // oxfmt-ignore
  ];
}

/** The face of the house behind the room: courses of brick, broken off above and at both ends. */
export function houseBehind(room: Room): Shape[] {
  if (!room.walls.back.house) return [];
  const [left, right] = [-2 * BEYOND, room.width + 2 * BEYOND];
  const at = (x: number, z: number) => project([x, room.depth, z]);
  const top = room.roof.highest + 0.8;
  const face = [at(left, 0), at(right, 0), at(right, top), at(left, top)];
  const courses = Array.from({ length: Math.floor(top / COURSES) }, (_, n) => [
    at(left, (n + 1) * COURSES),
    at(right, (n + 1) * COURSES),
  ]);
  return [polygon('house', face), lines('hatch', ...courses), outline('hidden', face)];
}
