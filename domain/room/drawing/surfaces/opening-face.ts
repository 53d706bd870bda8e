import { patioPanes } from '#domain/room/geometry/openings/opening-sizes';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { lines, outline, polygon, rectangle } from '#domain/room/drawing/pen';
import type { Point, Shape } from '#domain/room/drawing/shapes';

/** Metres: a frame's face, a door's rail around its glass, and a handle's length and height. */
const [FRAME, RAIL, HANDLE] = [0.055, 0.11, 0.14];
export const HANDLE_HEIGHT = 1.02;

/**
 * An opening as seen on its wall's face: x from the wall's left end, heights negative.
 *
 * @param floor height of the finished floor above the ground, in metres
 */
export function openingFace(opening: PlacedOpening, floor: number): Shape[] {
  const { at, width, sill, head } = opening;
  const hole: Hole = [at, at + width, -floor - head, -floor - sill];
  return parts(opening.kind, hole, -floor - HANDLE_HEIGHT).map((shape) => ({
    ...shape,
    opening: opening.id,
  }));
}

/** Left, right, top and bottom. */
type Hole = readonly [left: number, right: number, top: number, bottom: number];

function parts(kind: PlacedOpening['kind'], hole: Hole, handle: number): Shape[] {
  const [left, right, top, bottom] = hole;
  const frame = polygon('frame', corners(hole));
  switch (kind) {
    case 'window':
      return [
        frame,
        ...pane(inset(hole, FRAME)),
        opens(inset(hole, FRAME)),
        polygon('trim', corners([left - 0.03, right + 0.03, bottom, bottom + 0.035])),
      ];
    case 'door': {
      const leaf = inset(hole, FRAME);
      const x = leaf[1] - 0.05;
      return [
        frame,
        polygon('door', corners(leaf)),
        outline('edge', corners(leaf)),
        ...pane(inset(leaf, RAIL)),
        lines('handle', [[x, handle - HANDLE / 2], [x, handle + HANDLE / 2]]), // oxfmt-ignore
      ];
    }
    case 'patio': {
      const count = patioPanes(right - left);
      const inner = inset(hole, FRAME);
      const step = (inner[1] - inner[0]) / count;
      const panes = Array.from({ length: count }, (_, n): Hole => {
        const from = inner[0] + n * step + (n === 0 ? 0 : FRAME / 2);
        const to = inner[0] + (n + 1) * step - (n === count - 1 ? 0 : FRAME / 2);
        return [from, to, top + FRAME, bottom - FRAME];
      });
      const x = inner[0] + step + FRAME;
      return [
        frame,
        ...panes.flatMap(pane),
        lines('handle', [[x, handle - HANDLE], [x, handle + HANDLE]]), // oxfmt-ignore
      ];
    }
  }
}

/** Glass with a reflection: two slanting lines from its top right. */
function pane(hole: Hole): Shape[] {
  const [left, right, top, bottom] = hole;
  const [width, height] = [right - left, bottom - top];
  const slant = (from: number, to: number): Point[] => {
    const run = Math.min(width * 0.34, height * 0.2);
    return [
      [left + width * from + run, top],
      [left + width * to + run, top],
      [left + width * to - run, bottom],
      [left + width * from - run, bottom],
    ].map(([x = 0, y = 0]): Point => [Math.min(right, Math.max(left, x)), y]);
  };
  return [
    polygon('glass', corners(hole)),
    polygon('glint', slant(0.5, 0.66)),
    polygon('glint', slant(0.74, 0.8)),
  ];
}

/** Broken lines that meet at the hinged side. */
function opens([left, right, top, bottom]: Hole): Shape {
  const middle = (top + bottom) / 2;
  return lines('opens', [
    [right, top],
    [left, middle],
    [right, bottom],
  ]);
}

function inset([left, right, top, bottom]: Hole, by: number): Hole {
  return [left + by, right - by, top + by, bottom - by];
}

function corners([left, right, top, bottom]: Hole): Point[] {
  return rectangle([left, top], [right, bottom]);
}
