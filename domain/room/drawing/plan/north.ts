import { lines, polygon, text } from '#domain/room/drawing/pen';
import type { Point, Shape } from '#domain/room/drawing/shapes';
import type { Type } from './dimension';

/** Text heights from the centre: the arrow's tip, its ends, half its width, and its letter. */
const [TIP, END, WIDE, LETTER] = [1.07, -2.13, 0.6, 1.77];

/** The point where its ends meet. */
const NOTCH = -1.41;

/** Radius in text heights that arrow and letter take up, whichever way they point. */
export const NORTH_RADIUS = 2.22;

/** A north arrow around a point, rotated clockwise by `degrees` from straight up. */
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
