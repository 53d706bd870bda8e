import { bounds } from '#domain/room/drawing/bounds';
import { lines, text } from '#domain/room/drawing/pen';
import type { Box, Shape } from '#domain/room/drawing/shapes';
import { floorOf, overlap, type Area } from '#domain/room/furniture/area';
import { formatFloor } from '#domain/room/geometry/format-size';
import type { Room } from '#domain/room/geometry/room';
import { dimension, type Stretch, type Type } from './dimension';
import { inside } from './metres';

/** The text heights of inside measures, and of the area with what is below it, relative to the drawing's. */
const [MEASURE, SECOND] = [0.85, 0.85];
/** Those of the area: where the larger has no place, the smaller. */
const AREA = [1.15, 0.9];
/** Places tried for the area, in each direction. */
const TRIES = 19;
/** Text heights from a wall to the first dimension line that is tried, and from one to the next. */
const [FROM_WALL, STEP] = [0.75, 0.5];

/**
 * What is measured within the walls: width and depth on lines of their own where nothing is in their way,
 * and "14.2 m² inside", with both measures below it where a line has no space.
 *
 * @param taken what the furniture, its chairs and a partition cover
 */
export function insideMeasures(room: Room, taken: readonly Area[], type: Type): Shape[] {
  const lines = measureLines(room, taken, type);
  const more = lines.isWhole ? undefined : bothMeasures(room);
  const beside = area(room, [...taken, ...eachArea(lines.shapes)], type, more);
  if (beside.length > 0) return [...lines.shapes, ...beside];
  // The area is worth more than the lines.
  const alone = area(room, taken, type);
  return [...alone, ...measureLines(room, [...taken, ...eachArea(alone)], type).shapes];
}

/** Width and depth on lines, where they find a place. */
function measureLines(room: Room, taken: readonly Area[], { size, unit }: Type) {
  const small = { size: size * MEASURE, unit };
  const across = firstFree(widths(room, small), taken);
  const label = (across ?? []).filter((shape) => shape.type === 'text');
  const along = firstFree(depths(room, small), [...taken, ...eachArea(label)]);
  return { shapes: [...(across ?? []), ...(along ?? [])], isWhole: Boolean(across && along) };
}

/** "4.53 m × 3.53 m" */
function bothMeasures({ inside: { width, depth } }: Room): string {
  return `${inside(width)}\u00a0×\u00a0${inside(depth)}`;
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

/** "14.2 m² inside" in the free place nearest to the middle, in one line or in two; empty without one. */
function area(room: Room, taken: readonly Area[], { size }: Type, below?: string): Shape[] {
  const { width, depth } = room.inside;
  const floor = floorOf(room);
  const figures = formatFloor(room.inside);
  const [middleX, middleY] = [(floor.left + floor.right) / 2, (floor.front + floor.back) / 2];
  const places = grid().toSorted(
    ([x, y], [otherX, otherY]) =>
      Math.hypot(x * width, y * depth) - Math.hypot(otherX * width, otherY * depth),
  );
  const more = below ? [below] : [];
  const tries = AREA.flatMap((share) => [
    { share, words: [`${figures}\u00a0inside`, ...more] },
    { share, words: [figures, 'inside', ...more] },
  ]);
  for (const { share, words } of tries) {
    for (const [x, y] of places) {
      const written = words.map((line, n) => {
        const em = (n === 0 ? share : SECOND) * size;
        const down = ((n - (words.length - 1) / 2) * 1.25 + 0.35) * share * size;
        const at = [middleX + x * width, -(middleY + y * depth) + down] as const;
        return text(n === 0 ? 'area' : 'insideMeasure', at, line, em);
      });
      const own = areaOf(written);
      if (isInside(own, floor) && !taken.some((other) => overlap(own, other))) return written;
    }
  }
  return [];
}

function eachArea(shapes: readonly Shape[]): Area[] {
  return shapes.map((shape) => areaOf([shape]));
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
