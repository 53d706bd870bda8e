import type { Point } from '#domain/room/drawing/shapes';
import type { PhotoSize } from './photo-camera';

/** The four marked corners of a base in pixels: the front from its left, then the back from its right. */
export type Pegs = readonly Point[];

/**
 * Why four pegs are not the corners of a base on the ground: `missing` one, `crossed`, three in a `line`, the `other`
 * way round (as only a mole sees it), or `unfit` for a base of this size.
 */
export type PegFault = 'missing' | 'crossed' | 'line' | 'other' | 'unfit';

/** A peg nearer to the line between two others lies in it: this much of the picture's longer side. */
const IN_LINE = 1 / 2048;

/** What is wrong with the pegs as they lie in the picture; null where a base can lie like that. */
export function pegFault(pegs: Pegs, { width, height }: PhotoSize): PegFault | null {
  const [a, b, c, d] = pegs;
  if (!a || !b || !c || !d || !pegs.flat().every(Number.isFinite)) return 'missing';
  const least = IN_LINE * Math.max(width, height);
  const triples = [
    [a, b, c],
    [b, c, d],
    [c, d, a],
    [d, a, b],
  ] as const;
  if (triples.some((triple) => thickness(triple) < least)) return 'line';
  // With y downwards, the corners of a base run anticlockwise for everybody above the ground.
  const turns = triples.map((triple) => Math.sign(-areaOf(triple)));
  if (turns.every((turn) => turn > 0)) return null;
  return turns.every((turn) => turn < 0) ? 'other' : 'crossed';
}

type Triple = readonly [Point, Point, Point];

/** Twice the area of a triangle, positive if it runs clockwise in the picture. */
function areaOf([[ax, ay], [bx, by], [cx, cy]]: Triple): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** The least height of a triangle. */
function thickness(triple: Triple): number {
  const [a, b, c] = triple;
  const longest = Math.max(distance(a, b), distance(b, c), distance(c, a));
  return longest === 0 ? 0 : Math.abs(areaOf(triple)) / longest;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
