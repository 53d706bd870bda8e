import acousticPanels from '#app/media/swatches/swatch-acoustic-panels.jpg?w=240;480&format=avif;webp&as=picture';
import cedar from '#app/media/swatches/swatch-cedar.jpg?w=240;480&format=avif;webp&as=picture';
import composite from '#app/media/swatches/swatch-composite.jpg?w=240;480&format=avif;webp&as=picture';
import concreteSlab from '#app/media/swatches/swatch-concrete-slab.jpg?w=240;480&format=avif;webp&as=picture';
import easySupportPads from '#app/media/swatches/swatch-easy-support-pads.jpg?w=240;480&format=avif;webp&as=picture';
import galvanizedSteel from '#app/media/swatches/swatch-galvanized-steel.jpg?w=240;480&format=avif;webp&as=picture';
import livingRoof from '#app/media/swatches/swatch-living-roof.jpg?w=240;480&format=avif;webp&as=picture';
import luxuryFinish from '#app/media/swatches/swatch-luxury-finish.jpg?w=240;480&format=avif;webp&as=picture';
import plasterFeatureWall from '#app/media/swatches/swatch-plaster-feature-wall.jpg?w=240;480&format=avif;webp&as=picture';
import plasterboardSkim from '#app/media/swatches/swatch-plasterboard-skim.jpg?w=240;480&format=avif;webp&as=picture';
import rubberMembrane from '#app/media/swatches/swatch-rubber-membrane.jpg?w=240;480&format=avif;webp&as=picture';
import shingle from '#app/media/swatches/swatch-shingle.jpg?w=240;480&format=avif;webp&as=picture';
import solarPanels from '#app/media/swatches/swatch-solar-panels.jpg?w=240;480&format=avif;webp&as=picture';
import standardFelt from '#app/media/swatches/swatch-standard-felt.jpg?w=240;480&format=avif;webp&as=picture';
import standardTimber from '#app/media/swatches/swatch-standard-timber.jpg?w=240;480&format=avif;webp&as=picture';
import tongueGroove from '#app/media/swatches/swatch-tongue-groove.jpg?w=240;480&format=avif;webp&as=picture';
import type { FinishId } from '#domain/options/option-ids';

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
