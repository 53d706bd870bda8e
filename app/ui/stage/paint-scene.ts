import type { Finishes } from '#domain/options/option-ids';
import type { Point } from '#domain/drawing/shapes';
import type { Dot, Ink, Part, Rings } from '#domain/scene/scene';
import type { Colour, Light } from './colour';
import { facePalette } from './face-palette';
import { INSIDE } from './inside-palette';
import { OUTSIDE } from './outside-palette';

/** Paints parts in order onto a canvas whose unit is the pixel of the scene. */
export function paintScene(
  context: CanvasRenderingContext2D,
  parts: readonly Part[],
  finishes: Finishes,
  light: Light,
): void {
  const palette = { ...facePalette(finishes), ...OUTSIDE, ...INSIDE };
  paintParts(context, parts, (ink) => palette[ink][light]);
}

function paintParts(
  context: CanvasRenderingContext2D,
  parts: readonly Part[],
  colourOf: (ink: Ink) => Colour,
): void {
  for (const part of parts) {
    switch (part.type) {
      case 'fill':
        context.fillStyle = style(context, colourOf(part.ink), part.rings);
        context.fill(path(part.rings, true), 'evenodd');
        break;
      case 'stroke':
        context.strokeStyle = style(context, colourOf(part.ink), part.runs);
        context.lineWidth = part.width;
        context.stroke(path(part.runs, false));
        break;
      case 'dots':
        context.fillStyle = style(context, colourOf(part.ink), [part.dots.map(centre)]);
        context.fill(discs(part.dots));
        break;
      case 'clip':
        context.save();
        context.clip(path(part.rings, true));
        paintParts(context, part.parts, colourOf);
        context.restore();
    }
  }
}

function path(rings: Rings, closed: boolean): Path2D {
  const outline = new Path2D();
  for (const ring of rings) {
    ring.forEach(([x, y], n) => (n === 0 ? outline.moveTo(x, y) : outline.lineTo(x, y)));
    if (closed) outline.closePath();
  }
  return outline;
}

function discs(dots: readonly Dot[]): Path2D {
  const outline = new Path2D();
  for (const [x, y, radius] of dots) {
    outline.moveTo(x + radius, y);
    outline.arc(x, y, radius, 0, 2 * Math.PI);
  }
  return outline;
}

function centre([x, y]: Dot): Point {
  return [x, y];
}

function style(
  context: CanvasRenderingContext2D,
  colour: Colour,
  rings: Rings,
): string | CanvasGradient {
  if (typeof colour === 'string') return colour;
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if ('top' in colour) {
    const gradient = context.createLinearGradient(0, top, 0, bottom);
    gradient.addColorStop(0, colour.top);
    gradient.addColorStop(1, colour.bottom);
    return gradient;
  }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const gradient = context.createRadialGradient(
    x,
    y,
    0,
    x,
    y,
    Math.max(right - left, bottom - top) / 2,
  );
  gradient.addColorStop(0, colour.middle);
  gradient.addColorStop(1, colour.edge);
  return gradient;
}
