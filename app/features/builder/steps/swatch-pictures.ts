import acousticPanels from '#app/media/swatches/swatch-acoustic-panels.jpg?picture=swatch';
import cedar from '#app/media/swatches/swatch-cedar.jpg?picture=swatch';
import composite from '#app/media/swatches/swatch-composite.jpg?picture=swatch';
import concreteSlab from '#app/media/swatches/swatch-concrete-slab.jpg?picture=swatch';
import easySupportPads from '#app/media/swatches/swatch-easy-support-pads.jpg?picture=swatch';
import galvanizedSteel from '#app/media/swatches/swatch-galvanized-steel.jpg?picture=swatch';
import livingRoof from '#app/media/swatches/swatch-living-roof.jpg?picture=swatch';
import luxuryFinish from '#app/media/swatches/swatch-luxury-finish.jpg?picture=swatch';
import plasterFeatureWall from '#app/media/swatches/swatch-plaster-feature-wall.jpg?picture=swatch';
import plasterboardSkim from '#app/media/swatches/swatch-plasterboard-skim.jpg?picture=swatch';
import rubberMembrane from '#app/media/swatches/swatch-rubber-membrane.jpg?picture=swatch';
import shingle from '#app/media/swatches/swatch-shingle.jpg?picture=swatch';
import solarPanels from '#app/media/swatches/swatch-solar-panels.jpg?picture=swatch';
import standardFelt from '#app/media/swatches/swatch-standard-felt.jpg?picture=swatch';
import standardTimber from '#app/media/swatches/swatch-standard-timber.jpg?picture=swatch';
import tongueGroove from '#app/media/swatches/swatch-tongue-groove.jpg?picture=swatch';
import type { FinishId } from '#domain/room/options/option-ids';

/** The picture of each finish; null where there is nothing to show, which is drawn as a crossed box. */
export const SWATCH_PICTURES: Readonly<Record<FinishId, typeof cedar | null>> = {
  'standard-timber': standardTimber,
  composite,
  cedar,
  'standard-felt': standardFelt,
  shingle,
  'galvanized-steel': galvanizedSteel,
  'solar-panels': solarPanels,
  'rubber-membrane': rubberMembrane,
  'living-roof': livingRoof,
  'plasterboard-skim': plasterboardSkim,
  'plaster-feature-wall': plasterFeatureWall,
  'acoustic-panels': acousticPanels,
  'tongue-groove': tongueGroove,
  'luxury-finish': luxuryFinish,
  'concrete-slab': concreteSlab,
  'easy-support-pads': easySupportPads,
  'no-foundation': null,
};
