import type { Drawing, Sheet } from '#domain/room/drawing/shapes';

/** Scales that rulers exist for; the last one is for shells beyond them. */
const SCALES = [50, 75, 100, 150, 200, 500];

/**
 * Draws at the largest standard scale that fits the paper.
 *
 * @param paper in millimetres
 * @param draw draws on a sheet that has its scale
 */
export function atStandardScale(
  paper: Sheet,
  draw: (sheet: Sheet) => Drawing,
): { drawing: Drawing; oneTo: number } {
  const tries = SCALES.map((oneTo) => ({ oneTo, at: { ...paper, scale: 1000 / oneTo } }));
  for (const { oneTo, at } of tries) {
    const drawing = draw(at);
    if (fits(drawing, paper)) return { drawing, oneTo };
  }
  const drawing = draw(paper);
  return { drawing, oneTo: Math.round(1000 / drawing.scale) };
}

function fits({ box, scale }: Drawing, { width, height }: Sheet): boolean {
  return box.width * scale <= width && box.height * scale <= height;
}
