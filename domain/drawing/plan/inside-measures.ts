import { bounds } from '#domain/drawing/bounds';
import { lines, text } from '#domain/drawing/pen';
import type { Box, Shape } from '#domain/drawing/shapes';
import { floorOf, overlap, type Area } from '#domain/furniture/area';
import { formatFloor } from '#domain/geometry/format-size';
import type { Room } from '#domain/geometry/room';
import { dimension, type Stretch, type Type } from './dimension';
import { inside } from './metres';

/** The text heights of inside measures and of the area, relative to the drawing's. */
const [MEASURE, AREA, SECOND] = [0.85, 1.15, 0.85];
/** Places tried for the area, in each direction. */
const TRIES = 13;
/** Text heights from a wall to the first dimension line that is tried, and from one to the next. */
const [FROM_WALL, STEP] = [0.75, 0.5];

/**
 * What is measured within the walls: width and depth on lines of their own where no furniture is in their
 * way, and "14.2 m² inside", with both measures below where a line has no space.
 *
 * @param taken what the furniture and its chairs cover
 */
export function insideMeasures(room: Room, taken: readonly Area[], type: Type): Shape[] {
  const small = { size: type.size * MEASURE, unit: type.unit };
  const across = firstFree(widths(room, small), taken);
  const label = (across ?? []).filter(({ type: kind }) => kind === 'text');
  const along = firstFree(depths(room, small), [
    ...taken,
    ...label.map((shape) => areaOf([shape])),
  ]);
  const found = [across, along].flatMap((shapes) => shapes ?? []);
  const written = [...taken, ...found.map((shape) => areaOf([shape]))];
  return [...found, ...area(room, written, type, !across || !along)];
}

function firstFree(tries: readonly Shape[][], taken: readonly Area[]): Shape[] | undefined {
  return tries.find((shapes) => {
    const own = areaOf(shapes);
    return !taken.some((other) => overlap(own, other));
  });
}

/** The width on a line ever further from the front wall. */
function widths(room: Room, type: Type): Shape[][] {
  const { left, right, front, back } = floorOf(room);
  const label = inside(room.inside.width);
  if (isShort(right - left, label, type)) return [];
  const first = front + FROM_WALL * type.size;
  return steps(first, back - 1.6 * type.size, type).map((y) =>
    measured({ from: [left, -y], to: [right, -y], away: [0, -1], off: 0 }, type, label),
  );
}

/** The depth on a line ever further from the right wall. */
function depths(room: Room, type: Type): Shape[][] {
  const { left, right, front, back } = floorOf(room);
  const label = inside(room.inside.depth);
  if (isShort(back - front, label, type)) return [];
  const first = FROM_WALL * type.size;
  return steps(first, right - left - 1.6 * type.size, type).map((off) => {
    const x = right - off;
    return measured({ from: [x, -back], to: [x, -front], away: [-1, 0], off: 0 }, type, label);
  });
}

function steps(from: number, to: number, { size }: Type): number[] {
  const count = Math.max(0, Math.floor((to - from) / (STEP * size)));
  return Array.from({ length: Math.min(60, count) }, (_, n) => from + n * STEP * size);
}

/** Whether a stretch is too short for its label between two ticks. */
function isShort(length: number, label: string, { size }: Type): boolean {
  return length < (label.length * 0.62 + 1.5) * size;
}

/** A dimension in the ink of inside measures, whose line ends at the walls. */
function measured(stretch: Stretch, type: Type, label: string): Shape[] {
  const marks = dimension(stretch, type, label)
    .filter(({ role }) => role !== 'dimension')
    .map((shape): Shape => ({
      ...shape,
      role: shape.type === 'text' ? 'insideMeasure' : 'insideLine',
    }));
  return [lines('insideLine', [stretch.from, stretch.to]), ...marks];
}

/** "14.2 m² inside" in the free place nearest to the middle, in one line or in two. */
function area(room: Room, taken: readonly Area[], { size }: Type, both: boolean): Shape[] {
  const { width, depth } = room.inside;
  const floor = floorOf(room);
  const figures = formatFloor(room.inside);
  const below = both ? [`${inside(width)}\u00a0×\u00a0${inside(depth)}`] : [];
  const [middleX, middleY] = [(floor.left + floor.right) / 2, (floor.front + floor.back) / 2];
  const places = grid().toSorted(
    ([x, y], [otherX, otherY]) =>
      Math.hypot(x * width, y * depth) - Math.hypot(otherX * width, otherY * depth),
  );
  for (const words of [
    [`${figures}\u00a0inside`, ...below],
    [figures, 'inside', ...below],
    [figures, 'inside'],
  ]) {
    for (const [x, y] of places) {
      const written = words.map((line, n) => {
        const share = n === 0 ? AREA : SECOND;
        const down = (n - (words.length - 1) / 2) * 1.35 * size + 0.4 * size;
        const at = [middleX + x * width, -(middleY + y * depth) + down] as const;
        return text(n === 0 ? 'area' : 'insideMeasure', at, line, share * size);
      });
      const own = areaOf(written);
      if (isInside(own, floor) && !taken.some((other) => overlap(own, other))) return written;
    }
  }
  return [];
}

function grid(): (readonly [x: number, y: number])[] {
  const shares = Array.from({ length: TRIES }, (_, n) => (n - (TRIES - 1) / 2) / TRIES);
  return shares.flatMap((x) => shares.map((y) => [x, y] as const));
}

function isInside(one: Area, floor: Area): boolean {
  const { left, right, front, back } = floor;
  return one.left > left && one.right < right && one.front > front && one.back < back;
}

/** The floor that shapes on the sheet cover. */
function areaOf(shapes: readonly Shape[]): Area {
  const { x, y, width, height }: Box = bounds(shapes);
  return { left: x, right: x + width, front: -y - height, back: -y };
}
