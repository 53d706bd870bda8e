import { metres } from '#domain/room/drawing/plan/metres';
import { inTenths, type Measured } from '#domain/room/photo/measure';
import type { PegFault } from '#domain/room/photo/peg-fault';

/** What pegs that cannot be are told, and what to do about it. */
export const FAULT_WORDS: Readonly<Record<PegFault, string>> = {
  missing: 'Set all four pegs.',
  crossed: 'Two sides cross. Set the pegs round the base: the front from its left, then the back.',
  line: 'Three pegs lie in a line, so there is no base between them. Move one.',
  other: 'The pegs run the other way round. Peg 1 is the front left corner as you face the room.',
  unfit:
    'No base of this size lies like that. Look at each peg once more, or choose another photo.',
};

/** The four corners in the order of their pegs. */
export const PEG_NAMES = ['Front left', 'Front right', 'Back right', 'Back left'] as const;

/** A distance with how sure it is. */
export function measuredWords(measured: Measured | 'sky' | 'unsure'): string {
  if (measured === 'sky') return 'One of the marks is above the ground. Put both on the lawn.';
  if (measured === 'unsure') return 'Too far away to be told from this photo.';
  const { metres: about, least, most } = inTenths(measured);
  return `About ${metres(about)}: between ${metres(least)} and ${metres(most)}, nineteen times in twenty.`;
}

/** Where the room stands, for people who cannot see it. */
export function placeWords(away: number, aside: number): string {
  const side = Math.abs(aside) < 0.05 ? 'straight ahead' : `${metres(Math.abs(aside))} to the ${aside > 0 ? 'right' : 'left'}`; // oxfmt-ignore
  return `${metres(away)} away, ${side}`;
}
