import { lines, outline, polygon, rectangle, text } from '#domain/room/drawing/pen';
import type { Point, Shape } from '#domain/room/drawing/shapes';
import type { Area } from '#domain/room/furniture/area';
import { PIECES } from '#domain/room/furniture/pieces';
import { onFloor, type PlacedPiece } from '#domain/room/furniture/placed-piece';
import { SOLIDS } from '#domain/room/furniture/solids';
import type { Type } from './dimension';

/** The text height of a piece's name and of its measures, relative to the drawing's. */
const [NAME, SIZE] = [0.85, 0.85];
/** Mean width of a character as a fraction of the text height. */
const LETTER = 0.56;
/** Corners of a plant seen from above. */
const LEAVES = 9;

/** A rectangle of the floor, on the sheet. */
export function areaOnPlan({ left, right, front, back }: Area): Point[] {
  return rectangle([left, -front], [right, -back]);
}

/** A piece from above, with its chairs. */
export function pieceOnPlan(piece: PlacedPiece): Shape[] {
  if (piece.kind === 'plant') return plantOnPlan(piece.area);
  const seen = (how: 'filled' | 'outlined') =>
    SOLIDS[piece.kind]
      .filter(({ plan }) => plan === how)
      .map(({ along, off }) => areaOnPlan(onFloor(piece, along, off)));
  const filled = [...seen('filled'), areaOnPlan(piece.area)];
  return [
    ...filled.map((corners) => polygon('furniture', corners)),
    lines('furnitureLine', ...[...filled, ...seen('outlined')].map(closed)),
  ];
}

function closed(points: readonly Point[]): Point[] {
  return points[0] ? [...points, points[0]] : [];
}

function plantOnPlan({ left, right, front, back }: Area): Shape[] {
  const [x, y, radius] = [(left + right) / 2, -(front + back) / 2, (right - left) / 2];
  const rim = Array.from({ length: LEAVES * 2 }, (_, n): Point => {
    const angle = (n / LEAVES) * Math.PI;
    const off = radius * (n % 2 === 0 ? 1 : 0.72);
    return [x + off * Math.cos(angle), y + off * Math.sin(angle)];
  });
  return [polygon('furniture', rim), outline('furnitureLine', rim)];
}

/** "Sofa" and "2.1 × 0.9 m" on the piece, level or along it; what has no space is left out. */
export function nameOnPlan({ kind, area }: PlacedPiece, { size }: Pick<Type, 'size'>): Shape[] {
  const { name, wide, deep } = PIECES[kind];
  if (kind === 'plant') return [];
  const [width, height] = [area.right - area.left, area.back - area.front];
  const measures = `${wide}\u00a0×\u00a0${deep}\u00a0m`;
  const fits = (words: string, share: number, length: number) =>
    words.length * share * size * LETTER < length * 0.94;
  const bothFit = (length: number, across: number) =>
    fits(measures, SIZE, length) && across > (NAME + SIZE + 0.3) * size;
  const level = bothFit(width, height) || (!bothFit(height, width) && fits(name, NAME, width));
  const [length, across] = level ? [width, height] : [height, width];
  if (!fits(name, NAME, length) || across < NAME * size) return [];
  const both = bothFit(length, across);
  const angle = level ? 0 : -90;
  const at = (down: number): Point => {
    const [x, y] = [(area.left + area.right) / 2, -(area.front + area.back) / 2];
    return level ? [x, y + down] : [x + down, y];
  };
  return [
    text('name', at((both ? -0.1 : 0.3) * size), name, NAME * size, { angle }),
    ...(both ? [text('measure', at(0.85 * size), measures, SIZE * size, { angle })] : []),
  ];
}
