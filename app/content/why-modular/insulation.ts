import { marketingFigures as figures } from './marketing-figures';

/** Prevents line breaks inside a range or a hyphenated word. */
const unparted = (text: string) => text.replaceAll(/[–-]/g, '$&\u2060');

/** The insulation section of /why-modular, beside the drawing of wall-layers.ts. */
export const insulation = {
  heading: 'What keeps the cold out',
  lead: 'The same wall on every side, drawn to scale.',
  text: 'Rigid PIR fills the whole depth of the panel, 125\u00a0mm without a stud through it and without a gap for the wind to find. Cables and sockets stay on the warm side of it.',
  claim: 'Up to 50% more energy efficient than a traditional build.',
  /** What the claim compares, in one line under it. */
  claimNote: unparted(
    `Heat lost through walls, floor and roof, at U-values of ${figures.uValue.modular} and ${figures.uValue.traditional}.`,
  ),
  figures: [
    { value: figures.uValue.modular, label: 'Modular' },
    { value: figures.uValue.traditional, label: 'Traditional' },
  ],
  drawing: {
    outside: 'Outside',
    inside: 'Inside',
    measure: '125\u00a0mm PIR insulation',
    alternative:
      'Section through the wall from outside to inside: cladding, ventilated cavity, breather membrane, board, 125 millimetres of PIR insulation, board, vapour barrier, service void, plasterboard and skim.',
  },
  /** A post in app/content/blog. */
  link: { text: 'What that means on a heating bill', slug: 'insulation-and-running-costs' },
} as const;
