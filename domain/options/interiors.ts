import type { Finish } from './finish';
import type { FinishId } from './option-ids';

/** Shown only on their swatches: no drawing shows the room from inside. */
export const INTERIORS: Readonly<Record<FinishId<'interior'>, Finish>> = {
  'plasterboard-skim': { label: 'Plasterboard and skim', shareLetter: 's' },
  'plaster-feature-wall': { label: 'Plaster feature wall', shareLetter: 'f' },
  'acoustic-panels': { label: 'Acoustic panels', shareLetter: 'a' },
  'tongue-groove': { label: 'Tongue and groove', shareLetter: 't' },
  'luxury-finish': { label: 'Luxury finish', shareLetter: 'l' },
};
