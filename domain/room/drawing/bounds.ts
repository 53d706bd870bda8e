import type { Box, Point, Shape } from './shapes';

/** Mean width of a character as a fraction of the text height; generous. */
const LETTER = 0.62;

/** The smallest box around all shapes, in metres; text is measured by its number of characters. */
export function bounds(shapes: readonly Shape[]): Box {
  const points = shapes.flatMap(pointsOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [least(xs), least(ys)];
  return { x, y, width: greatest(xs) - x, height: greatest(ys) - y };
}

/** The smallest box around two others. */
export function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** A box enlarged by `margin` metres on every side. */
export function withMargin({ x, y, width, height }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

function pointsOf(shape: Shape): readonly Point[] {
  switch (shape.type) {
    case 'polygon':
      return shape.points;
    case 'lines':
      return shape.runs.flat();
    case 'arc':
      return arcPoints(shape.centre, shape.radius, shape.from, shape.to);
    case 'text': {
      const { at, text, size, anchor, angle } = shape;
      const length = text.length * size * LETTER;
      const start = { start: 0, middle: -length / 2, end: -length }[anchor];
      const corners: Point[] = [start, start + length].flatMap((x): Point[] => [
        [x, 0.25 * size],
        [x, -0.8 * size],
      ]);
      return corners.map((corner) => turned(corner, at, angle));
    }
  }
}

/** Both ends of an arc and its extremes: the leftmost, rightmost, highest and lowest points. */
function arcPoints([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const turns = Array.from({ length: 9 }, (_, n) => Math.ceil(from / 90) * 90 + n * 90);
  return [from, ...turns.filter((angle) => angle < to), to].map((angle): Point => {
    const radians = (angle * Math.PI) / 180;
    return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
  });
}

function turned([x, y]: Point, [atX, atY]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [atX + x * cos - y * sin, atY + x * sin + y * cos];
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}

function greatest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), -Infinity);
}
