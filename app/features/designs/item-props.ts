import type { DesignRecord } from '#app/offline/designs/design-record';
import type { BuilderPlace } from '#app/pwa/designs/use-builder-place';
import type { PricingConfiguration } from '#domain/pricing/configuration';

/** What a design in the list is shown with. */
export interface ItemProps {
  design: DesignRecord;
  /** All of them, to compare with and for names that are taken. */
  designs: readonly DesignRecord[];
  pricing: PricingConfiguration;
  /** Of the price list; undefined when constants stand in for it. */
  version: number | undefined;
  place: BuilderPlace;
  onDelete: () => void;
}
