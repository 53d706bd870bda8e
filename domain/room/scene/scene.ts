import type { Point, Role } from '#domain/room/drawing/shapes';
import type { InsideInk } from './inside/inside-ink';
import type { OutsideInk } from './outside/outside-ink';

/** The roles of wall faces and roofs (drawing/surfaces/) that a scene shows. */
export type FaceInk = Extract<
  Role,
  | 'cladding' | 'claddingLight' | 'claddingDark' | 'boards' | 'trim' | 'roof' | 'roofLines'
  | 'panel' | 'panelLines' | 'fascia' | 'foundation' | 'frame' | 'door' | 'glass' | 'glint'
  | 'handle' | 'shade' | 'shadow' | 'edge' | 'house' | 'hatch' | 'person'
>; // oxfmt-ignore

/** What a part is made of. The renderer decides its colour by theme and finishes. */
export type Ink = FaceInk | OutsideInk | InsideInk;

/** Closed outlines, filled even-odd. Pixels of the picture. */
export type Rings = readonly (readonly Point[])[];

/** A disc: its centre and radius in pixels. */
export type Dot = readonly [x: number, y: number, radius: number];

/** One stroke of the brush, in pixels from the picture's top left corner. */
export type Part =
  | { readonly type: 'fill'; readonly ink: Ink; readonly rings: Rings }
  | { readonly type: 'stroke'; readonly ink: Ink; readonly runs: Rings; readonly width: number }
  | { readonly type: 'dots'; readonly ink: Ink; readonly dots: readonly Dot[] }
  | { readonly type: 'clip'; readonly rings: Rings; readonly parts: readonly Part[] };

/** The size of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export function fill(ink: Ink, ...rings: Rings): Part {
  return { type: 'fill', ink, rings };
}

/** @param width of the line, in pixels */
export function stroke(ink: Ink, width: number, ...runs: Rings): Part {
  return { type: 'stroke', ink, runs, width };
}

export function dots(ink: Ink, all: readonly Dot[]): Part {
  return { type: 'dots', ink, dots: all };
}

/** Shows parts only within these outlines. */
export function clip(rings: Rings, parts: readonly Part[]): Part {
  return { type: 'clip', rings, parts };
}
