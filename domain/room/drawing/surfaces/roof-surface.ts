import { ROOFINGS, type Roofing } from '#domain/room/options/roofings';
import type { FinishId } from '#domain/room/options/option-ids';
import type { Room } from '#domain/room/geometry/room';
import { lines, outline, polygon, rectangle } from '#domain/room/drawing/pen';
import type { Point, Shape } from '#domain/room/drawing/shapes';

/**
 * A solar panel's width and depth, the free edge around the array, and the gap between two panels.
 * Metres.
 */
const [PANEL_WIDE, PANEL_DEEP, FIELD_EDGE, PANEL_GAP] = [1.0, 1.65, 0.45, 0.03];
/** Along the upper edge of every roof. Metres. */
const RIM = 0.07;

/**
 * The roof from above: x across the room from its left wall, y up the sheet from its front wall,
 * overhangs included. Metres; the projection adds the slope.
 */
export function roofSurface(room: Room, finish: FinishId<'roofing'>): Shape[] {
  const { front, right, back, left } = room.roof.overhang;
  const field: Field = [-left, room.width + right, -front, room.depth + back];
  return [
    polygon('roof', corners(field)),
    ...covering(inset(field, RIM), ROOFINGS[finish].pattern),
    outline('roofLines', corners(inset(field, RIM))),
  ];
}

/** Start and end across, start and end along the depth. */
type Field = readonly [left: number, right: number, front: number, back: number];

function covering(field: Field, pattern: Roofing['pattern']): Shape[] {
  const [left, right, front, back] = field;
  const across = (y: number): Point[] => [[left, -y], [right, -y]]; // oxfmt-ignore
  const down = (x: number): Point[] => [[x, -front], [x, -back]]; // oxfmt-ignore
  switch (pattern) {
    case 'strips':
      return [lines('roofLines', ...steps(front, back, 1).map(across))];
    case 'standing seams':
      return [lines('roofLines', ...steps(left, right, 0.4).map(down))];
    case 'shingles':
      return [lines('roofLines', ...steps(front, back, 0.3).map(across), ...tabs(field))];
    case 'plants':
      return [lines('roofLines', ...tufts(field))];
    case 'solar panels':
      return solarPanels(field);
  }
}

/** The joints between shingle tabs, offset by half a tab in every other course. */
function tabs([left, right, front, back]: Field): Point[][] {
  return [front, ...steps(front, back, 0.3)].flatMap(
    (y, course) =>
    steps(left - (course % 2) * 0.25, right, 0.5)
      .filter((x) => x > left)
      .map((x): Point[] => [[x, -y], [x, -Math.min(back, y + 0.3)]]), // oxfmt-ignore
  );
}

/** Short strokes in the style of drawn plants; always the same ones. */
function tufts([left, right, front, back]: Field): Point[][] {
  return steps(front, back, 0.34).flatMap((y, row) =>
    steps(left, right, 0.3).map((x, column): Point[] => {
      const draw = (Math.imul(row * 53 + column + 3, 2_654_435_761) >>> 10) % 100;
      const at = Math.min(right - 0.12, Math.max(left + 0.05, x + draw / 500 - 0.1));
      return [[at, -y], [at + 0.05, -y - 0.09 + draw / 1200]]; // oxfmt-ignore
    }),
  );
}

function solarPanels(field: Field): Shape[] {
  const [left, right, front, back] = inset(field, FIELD_EDGE);
  const columns = Math.max(1, Math.floor((right - left + PANEL_GAP) / (PANEL_WIDE + PANEL_GAP)));
  const rows = Math.max(1, Math.floor((back - front + PANEL_GAP) / (PANEL_DEEP + PANEL_GAP)));
  const startX = (left + right - columns * (PANEL_WIDE + PANEL_GAP) + PANEL_GAP) / 2;
  const startY = (front + back - rows * (PANEL_DEEP + PANEL_GAP) + PANEL_GAP) / 2;
  const panels = Array.from({ length: columns * rows }, (_, n): Field => {
    const x = startX + (n % columns) * (PANEL_WIDE + PANEL_GAP);
    const y = startY + Math.floor(n / columns) * (PANEL_DEEP + PANEL_GAP);
    return [x, x + PANEL_WIDE, y, y + PANEL_DEEP];
  });
  return [
    ...panels.map((panel) => polygon('panel', corners(panel))),
    lines('panelLines', ...panels.flatMap(cells)),
  ];
}

function cells([left, right, front, back]: Field): Point[][] {
  return [
    ...steps(front, back, PANEL_DEEP / 5).map((y): Point[] => [[left, -y], [right, -y]]), // oxfmt-ignore
    ...steps(left, right, PANEL_WIDE / 3).map((x): Point[] => [[x, -front], [x, -back]]), // oxfmt-ignore
  ];
}

/** Positions between two ends, `step` metres apart, excluding both ends. */
function steps(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / step - 1e-6) - 1);
  return Array.from({ length: count }, (_, n) => from + (n + 1) * step);
}

function inset([left, right, front, back]: Field, by: number): Field {
  return [left + by, right - by, front + by, back - by];
}

function corners([left, right, front, back]: Field): Point[] {
  return rectangle([left, -front], [right, -back]);
}
