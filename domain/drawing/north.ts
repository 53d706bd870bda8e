import { lines, polygon, text } from './pen';
import type { Point, Shape } from './shapes';
import type { Type } from './dimension';

/** Heights of type: half the arrow's length, half its width, and its letter beyond the tip. */
const [HALF, WIDE, LETTER] = [1.6, 0.6, 2.3];

/** An arrow to north, so many degrees clockwise from straight up, around a place. */
export function north(degrees: number, [x, y]: Point, { size }: Type): Shape[] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const at = (right: number, up: number): Point => [
    x + size * (right * cos + up * sin),
    y + size * (right * sin - up * cos),
  ];
  const [letterX, letterY] = at(0, LETTER);
  return [
    polygon('wall', [at(0, HALF), at(WIDE, -HALF), at(0, -HALF * 0.55)]),
    lines('outline', [at(0, HALF), at(-WIDE, -HALF), at(0, -HALF * 0.55), at(0, HALF)]),
    text('name', [letterX, letterY + 0.36 * size], 'N', size),
  ];
}
