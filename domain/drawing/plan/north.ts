import { lines, polygon, text } from '#domain/drawing/pen';
import type { Point, Shape } from '#domain/drawing/shapes';
import type { Type } from './dimension';

/** Heights of type from the middle: the arrow's tip, its ends, half its width, and its letter. */
const [TIP, END, WIDE, LETTER] = [1.07, -2.13, 0.6, 1.77];

/** Where its ends meet. */
const NOTCH = -1.41;

/** Heights of type that arrow and letter take around their place, whichever way they point. */
export const NORTH_RADIUS = 2.22;

/** An arrow to north, so many degrees clockwise from straight up, around a place. */
export function north(degrees: number, [x, y]: Point, { size }: Pick<Type, 'size'>): Shape[] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const at = (right: number, up: number): Point => [
    x + size * (right * cos + up * sin),
    y + size * (right * sin - up * cos),
  ];
  const [letterX, letterY] = at(0, LETTER);
  return [
    polygon('wall', [at(0, TIP), at(WIDE, END), at(0, NOTCH)]),
    lines('outline', [at(0, TIP), at(-WIDE, END), at(0, NOTCH), at(0, TIP)]),
    text('name', [letterX, letterY + 0.36 * size], 'N', size),
  ];
}
