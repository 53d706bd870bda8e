import type { FinishId } from '#domain/options';
import { lines, polygon } from './pen';
import type { Point, Role, Shape } from './shapes';

/** Upright boards, in metres from joint to joint; composite is fluted, so its lines stand closer. */
const BOARDS: Record<FinishId<'cladding'>, number> = {
  'standard-timber': 0.14,
  composite: 0.085,
  cedar: 0.145,
};

/** How often, of sixteen boards, wood is lighter or darker than its neighbours; composite is even. */
const TONES: Record<FinishId<'cladding'>, { light: number; dark: number }> = {
  'standard-timber': { light: 4, dark: 4 },
  composite: { light: 0, dark: 0 },
  cedar: { light: 5, dark: 5 },
};

/** What is clad: its length, its foot, and its top at both ends. Metres, heights upwards. */
export interface Clad {
  length: number;
  foot: number;
  top: { left: number; right: number };
}

/** Boards of one finish on a wall's face: x from its left end as seen from outside, heights negative. */
export function cladding(clad: Clad, finish: FinishId<'cladding'>, seed: number): Shape[] {
  const { length, foot } = clad;
  const count = Math.max(1, Math.round(length / BOARDS[finish]));
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
      .filter((n) => toneOf(n + seed, finish) === tone)
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

/** Always the same for the same board: a design looks the same each time it is drawn. */
function toneOf(board: number, finish: FinishId<'cladding'>): 'light' | 'dark' | null {
  const { light, dark } = TONES[finish];
  const draw = (Math.imul(board + 7, 2_654_435_761) >>> 12) % 16;
  if (draw < light) return 'light';
  return draw >= 16 - dark ? 'dark' : null;
}
