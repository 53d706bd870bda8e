import { CLADDINGS, type Cladding } from '#domain/room/options/claddings';
import type { FinishId } from '#domain/room/options/option-ids';
import { lines, polygon } from '#domain/room/drawing/pen';
import type { Point, Role, Shape } from '#domain/room/drawing/shapes';

/** The area to clad: its length, its foot, and its top at both ends. Metres, heights upwards. */
export interface Clad {
  length: number;
  foot: number;
  top: { left: number; right: number };
}

/** Boards of one finish on a wall's face: x from its left end as seen from outside, heights negative. */
export function cladding(clad: Clad, finish: FinishId<'cladding'>, seed: number): Shape[] {
  const { length, foot } = clad;
  const { uneven } = CLADDINGS[finish];
  const count = boardsAlong(length, finish);
  const step = length / count;
  const topAt = (x: number) => clad.top.left + ((clad.top.right - clad.top.left) * x) / length;
  const board = (from: number, to: number): Point[] => [
    [from, -foot],
    [to, -foot],
    [to, -topAt(to)],
    [from, -topAt(from)],
  ];
  const toned = (role: Role, tone: 'light' | 'dark') =>
    Array.from({ length: count }, (_, n) => n)
      .filter((n) => toneOf(n + seed, uneven) === tone)
      .map((n) => polygon(role, board(n * step, (n + 1) * step)));
  return [
    polygon('cladding', board(0, length)),
    ...toned('claddingLight', 'light'),
    ...toned('claddingDark', 'dark'),
    lines(
      'boards',
      ...Array.from({ length: count - 1 }, (_, n): Point[] => {
        const x = (n + 1) * step;
        return [
          [x, -foot],
          [x, -topAt(x)],
        ];
      }),
    ),
  ];
}

/** How many boards of a finish a wall has, as wide as the finish says or nearly so. */
export function boardsAlong(length: number, finish: FinishId<'cladding'>): number {
  return Math.max(1, Math.round(length / CLADDINGS[finish].boardWidth));
}

/** Whether a board is lighter or darker than the rest. Deterministic, so that a design looks the same every time it is drawn. */
export function toneOf(board: number, uneven: Cladding['uneven']): 'light' | 'dark' | null {
  const draw = (Math.imul(board + 7, 2_654_435_761) >>> 12) % 16;
  if (draw < uneven) return 'light';
  return draw >= 16 - uneven ? 'dark' : null;
}
