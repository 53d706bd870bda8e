import type { Finish } from './finish';
import type { FinishId } from './option-ids';

export interface Interior extends Finish {
  /** How the walls are drawn from inside (scene/inside/lining.ts); all but grooves and panels on one wall. */
  readonly lining: 'plain' | 'coloured wall' | 'slatted wall' | 'grooves' | 'panels';
}

export const INTERIORS: Readonly<Record<FinishId<'interior'>, Interior>> = {
  'plasterboard-skim': { label: 'Plasterboard and skim', lining: 'plain', shareLetter: 's' },
  'plaster-feature-wall': {
    label: 'Plaster feature wall',
    lining: 'coloured wall',
    shareLetter: 'f',
  },
  'acoustic-panels': { label: 'Acoustic panels', lining: 'slatted wall', shareLetter: 'a' },
  'tongue-groove': { label: 'Tongue and groove', lining: 'grooves', shareLetter: 't' },
  'luxury-finish': { label: 'Luxury finish', lining: 'panels', shareLetter: 'l' },
};
