import type { Finish } from './finish';
import type { FinishId } from './option-ids';

export interface Roofing extends Finish {
  /** Its name in a list of choices: "Cedar, shingle roof, 1 door". */
  readonly inList: string;
  /** The minimum slope it is laid at, in metres down per metre along. */
  readonly fall: number;
  /** The pattern drawn on its surface (drawing/surfaces/roof-surface.ts). */
  readonly pattern: 'strips' | 'standing seams' | 'shingles' | 'plants' | 'solar panels';
  /** On screen. */
  readonly colour: string;
  /** The same in print, as sRGB. */
  readonly print: { readonly surface: string; readonly seam: string };
}

/** Flat roofs are designed to 1 in 40 so that 1 in 80 is left after settling (BS 6229). */
const FLAT = 1 / 40;

const FELT = {
  colour: 'oklch(0.47 0.006 170)',
  print: { surface: '#585c5a', seam: '#3f4342' },
};

export const ROOFINGS: Readonly<Record<FinishId<'roofing'>, Roofing>> = {
  'standard-felt': {
    label: 'Standard felt',
    inList: 'felt roof',
    fall: FLAT,
    pattern: 'strips',
    ...FELT,
    shareLetter: 'f',
  },
  shingle: {
    label: 'Shingle',
    inList: 'shingle roof',
    // Over an underlay, 2 in 12.
    fall: 1 / 6,
    pattern: 'shingles',
    colour: 'oklch(0.58 0.004 90)',
    print: { surface: '#7b7a78', seam: '#595855' },
    shareLetter: 's',
  },
  'galvanized-steel': {
    label: 'Galvanised steel',
    inList: 'galvanised steel roof',
    // Standing seams need 3°.
    fall: 1 / 20,
    pattern: 'standing seams',
    colour: 'oklch(0.66 0.014 250)',
    print: { surface: '#8c939b', seam: '#666d74' },
    shareLetter: 'g',
  },
  'solar-panels': {
    label: 'Solar panels',
    inList: 'solar panels',
    fall: FLAT,
    pattern: 'solar panels',
    // They are mounted on felt.
    ...FELT,
    shareLetter: 'p',
  },
  'rubber-membrane': {
    label: 'Rubber membrane',
    inList: 'rubber membrane roof',
    fall: FLAT,
    pattern: 'strips',
    colour: 'oklch(0.4 0.003 90)',
    print: { surface: '#484846', seam: '#363534' },
    shareLetter: 'm',
  },
  'living-roof': {
    label: 'Living roof',
    inList: 'living roof',
    fall: FLAT,
    pattern: 'plants',
    colour: 'oklch(0.58 0.068 122)',
    print: { surface: '#738153', seam: '#4a5d31' },
    shareLetter: 'l',
  },
};
