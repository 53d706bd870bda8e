import type { Finish } from './finish';
import type { FinishId } from './option-ids';

/** Vertical boards. */
export interface Cladding extends Finish {
  /** Metres from joint to joint. */
  readonly boardWidth: number;
  /** How many of sixteen boards are lighter than the rest, and how many are darker. */
  readonly uneven: number;
  /** In the light theme, on screen. */
  readonly colour: string;
  /** The same in print, as sRGB: the board, lighter and darker ones, and the joint between two. */
  readonly print: {
    readonly board: string;
    readonly light?: string;
    readonly dark?: string;
    readonly joint: string;
  };
}

export const CLADDINGS: Readonly<Record<FinishId<'cladding'>, Cladding>> = {
  'standard-timber': {
    label: 'Standard timber',
    boardWidth: 0.14,
    uneven: 4,
    colour: 'oklch(0.79 0.062 84)',
    print: { board: '#cdb88d', light: '#d6c49d', dark: '#c4aa7e', joint: '#8d7655' },
    shareLetter: 't',
  },
  composite: {
    label: 'Composite',
    // Fluted, so its lines are closer together.
    boardWidth: 0.085,
    uneven: 0,
    colour: 'oklch(0.42 0.006 60)',
    print: { board: '#504c4a', joint: '#2e2b28' },
    shareLetter: 'c',
  },
  cedar: {
    label: 'Cedar',
    boardWidth: 0.145,
    uneven: 5,
    colour: 'oklch(0.62 0.092 50)',
    print: { board: '#b37552', light: '#c0865e', dark: '#a36345', joint: '#6f3e2a' },
    shareLetter: 'r',
  },
};
