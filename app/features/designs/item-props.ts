import type { DesignRecord } from '#app/offline/designs/design-record';
import type { BuilderPlace } from '#app/pwa/designs/use-builder-place';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import type { CardPhoto } from './photo/design-photo';

/** Props of a design in the list. */
export interface ItemProps {
  design: DesignRecord;
  /** All designs, for comparison and for checking names. */
  designs: readonly DesignRecord[];
  pricing: PricingConfiguration;
  /** Version of the price list; undefined when the fallback is used. */
  version: number | undefined;
  place: BuilderPlace;
  photoState: CardPhoto;
  onDelete: () => void;
}
