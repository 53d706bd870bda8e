import type { Shape } from '#domain/room/drawing/shapes';
import { fill, stroke, type FaceInk, type Part } from './scene';

/** Width of the lines of boards, seams and edges, in pixels. */
const FINE = 0.8;
const HANDLE = 1.6;

/** Flat drawings (wall faces, roofs, a person) as parts of a scene; their points are already in pixels. */
export function ofShapes(shapes: readonly Shape[]): Part[] {
  return shapes.flatMap((shape): Part[] => {
    if (!isFace(shape.role)) return [];
    if (shape.type === 'polygon') return [fill(shape.role, shape.points, ...(shape.holes ?? []))];
    if (shape.type === 'lines')
      return [stroke(shape.role, shape.role === 'handle' ? HANDLE : FINE, ...shape.runs)];
    return [];
  });
}

const FACES: Readonly<Record<FaceInk, true>> = {
  cladding: true, claddingLight: true, claddingDark: true, boards: true, trim: true, roof: true,
  roofLines: true, panel: true, panelLines: true, fascia: true, foundation: true, frame: true,
  door: true, glass: true, glint: true, handle: true, shade: true, shadow: true, edge: true,
  house: true, hatch: true, person: true,
}; // oxfmt-ignore

function isFace(role: string): role is FaceInk {
  return role in FACES;
}
