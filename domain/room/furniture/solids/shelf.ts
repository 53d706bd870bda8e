import type { Material, Solid } from './solid';

const BOARDS = [0.08, 0.45, 0.82, 1.2];
const SPINES: readonly Material[] = ['bookGreen', 'pale', 'bookRust', 'bookBlue', 'cushion'];

/** Books on the board at this height; always the same ones. */
function booksOn(board: number, row: number): Solid[] {
  const count = 5 + (row % 2) * 3;
  return Array.from({ length: count }, (_, n): Solid => {
    const from = 0.05 + ((row * 2) % 3) * 0.12 + n * 0.048;
    const tall = 0.2 + (((n * 7 + row * 5) % 6) / 6) * 0.1;
    const of = SPINES[(n * 3 + row * 2) % SPINES.length] ?? 'pale';
    return { along: [from, from + 0.04], off: [0.06, 0.24], high: [board, board + tall], of };
  });
}

/** An open shelf with books. */
export const shelf: readonly Solid[] = [
  { along: [0, 0.03], off: [0, 0.3], high: [0, 1.17], of: 'wood' },
  { along: [0.77, 0.8], off: [0, 0.3], high: [0, 1.17], of: 'wood' },
  { along: [0.03, 0.77], off: [0, 0.02], high: [0, 1.17], of: 'wood', plan: 'outlined' },
  ...BOARDS.map((top): Solid => ({
    along: [0.03, 0.77],
    off: [0.02, 0.3],
    high: [top - 0.03, top],
    of: 'wood',
  })),
  ...BOARDS.slice(0, -1).flatMap(booksOn),
];
