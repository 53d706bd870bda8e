import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';

/** An ellipse as a polygon. */
export function ellipse([x, y]: Point, wide: number, tall: number, corners = 28): Point[] {
  return Array.from({ length: corners }, (_, n): Point => {
    const angle = (n / corners) * 2 * Math.PI;
    return [x + wide * Math.cos(angle), y + tall * Math.sin(angle)];
  });
}

/** A circle on the level. Metres. */
export function disc([x, y, above]: Place, radius: number, corners = 24): Place[] {
  return ellipse([x, y], radius, radius, corners).map(([atX, atY]): Place => [atX, atY, above]);
}
