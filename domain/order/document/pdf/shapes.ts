import type { Drawing, Point, Shape, Text } from '#domain/room/drawing/shapes';
import { inksOf, type Ink } from './inks';
import type { Pdf } from './pdf';
import { drawWords } from './type';

/** Draws with its top left corner at `x`, `y`: the same shapes as on screen. */
export function drawShapes(pdf: Pdf, drawing: Drawing, x: number, y: number): void {
  const { box, scale } = drawing;
  const inks = inksOf(drawing.finishes);
  const place = (point: Point) =>
    [x + (point[0] - box.x) * scale, y + (point[1] - box.y) * scale] as const;
  pdf.save();
  pdf.lineJoin('round');
  for (const shape of drawing.shapes) {
    const ink = inks[shape.role];
    if (shape.type === 'text') drawText(pdf, shape, ink, place(shape.at), scale);
    else drawPaths(pdf, shape, ink, place);
  }
  pdf.restore();
}

function drawPaths(
  pdf: Pdf,
  shape: Exclude<Shape, Text>,
  ink: Ink,
  place: (point: Point) => readonly [number, number],
): void {
  for (const run of runsOf(shape)) {
    for (const [index, point] of run.entries()) {
      if (index === 0) pdf.moveTo(...place(point));
      else pdf.lineTo(...place(point));
    }
    if (shape.type === 'polygon') pdf.closePath();
  }
  if ('fill' in ink) {
    pdf.fillOpacity(ink.opacity ?? 1);
    pdf.fillColor(ink.fill);
    pdf.fill('even-odd');
    pdf.fillOpacity(1);
    return;
  }
  pdf.lineWidth(ink.width);
  pdf.strokeColor(ink.stroke);
  if (ink.dash) pdf.dash(ink.dash[0], { space: ink.dash[1] });
  pdf.stroke();
  if (ink.dash) pdf.undash();
}

function runsOf(shape: Exclude<Shape, Text>): readonly (readonly Point[])[] {
  switch (shape.type) {
    case 'polygon':
      return [shape.points, ...(shape.holes ?? [])];
    case 'lines':
      return shape.runs;
    case 'arc':
      return [pointsOfArc(shape)];
  }
}

/** Approximates an arc with a point every five degrees. */
function pointsOfArc({ centre, radius, from, to }: Extract<Shape, { type: 'arc' }>): Point[] {
  const steps = Math.max(1, Math.ceil((to - from) / 5));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

function drawText(
  pdf: Pdf,
  { text, size, anchor, angle, role }: Text,
  ink: Ink,
  [x, y]: readonly [number, number],
  scale: number,
): void {
  const colour = 'fill' in ink ? ink.fill : ink.stroke;
  const font = role === 'name' || role === 'area' ? 'strong' : 'text';
  pdf.save();
  pdf.translate(x, y);
  pdf.rotate(angle);
  drawWords(pdf, text, { font, size: size * scale, leading: 0, colour }, anchor);
  pdf.restore();
}
