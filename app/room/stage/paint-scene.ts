import type { Finishes } from '#domain/room/options/option-ids';
import type { Point } from '#domain/room/drawing/shapes';
import type { Dot, Ink, Part, Rings } from '#domain/room/scene/scene';
import type { Colour, Glow, Light } from './colour';
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
      case 'fill': {
        const colour = colourOf(part.ink);
        if (typeof colour !== 'string' && 'middle' in colour) glow(context, colour, part.rings);
        else {
          context.fillStyle = style(context, colour, part.rings);
          context.fill(path(part.rings, true), 'evenodd');
        }
        break;
      }
      case 'stroke':
        context.strokeStyle = style(context, colourOf(part.ink), part.runs);
        context.lineWidth = part.width;
        context.stroke(path(part.runs, false));
        break;
      case 'dots': {
        const centres = part.dots.map(([x, y]): Point => [x, y]);
        context.fillStyle = style(context, colourOf(part.ink), [centres]);
        context.fill(discs(part.dots));
        break;
      }
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
  const all = new Path2D();
  for (const [x, y, radius] of dots) {
    all.moveTo(x + radius, y);
    all.arc(x, y, radius, 0, 2 * Math.PI);
  }
  return all;
}

function style(
  context: CanvasRenderingContext2D,
  colour: Colour,
  rings: Rings,
): string | CanvasGradient {
  if (typeof colour === 'string') return colour;
  const { left, top, right, bottom } = extent(rings);
  if ('top' in colour) {
    const gradient = context.createLinearGradient(0, top, 0, bottom);
    gradient.addColorStop(0, colour.top);
    gradient.addColorStop(1, colour.bottom);
    return gradient;
  }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const radius = Math.max(right - left, bottom - top) / 2;
  return fromMiddle(context.createRadialGradient(x, y, 0, x, y, radius), colour);
}

/** A fill from its middle to its edge, as wide and as high as the shape: light on the ground is oval. */
function glow(context: CanvasRenderingContext2D, colour: Glow, rings: Rings): void {
  const { left, top, right, bottom } = extent(rings);
  context.save();
  context.clip(path(rings, true), 'evenodd');
  context.translate((left + right) / 2, (top + bottom) / 2);
  context.scale((right - left) / 2, (bottom - top) / 2);
  context.fillStyle = fromMiddle(context.createRadialGradient(0, 0, 0, 0, 0, 1), colour);
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

function fromMiddle(gradient: CanvasGradient, { middle, edge }: Glow): CanvasGradient {
  gradient.addColorStop(0, middle);
  gradient.addColorStop(1, edge);
  return gradient;
}

function extent(rings: Rings) {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
