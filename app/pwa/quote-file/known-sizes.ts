import type { PricingConfiguration } from '#domain/room/options/configuration';
import { fallbackPricing } from '#domain/design/pricing/fallback';

type Sizes = Pick<PricingConfiguration, 'shellSizes'>;

/** The sizes a request may name: the live ones first, then those of the first price list. */
export function knownSizes(live: PricingConfiguration | null): Sizes {
  const known = live?.shellSizes ?? [];
  const others = fallbackPricing.shellSizes.filter(
    ({ id }) => !known.some((size) => size.id === id),
  );
  return { shellSizes: [...known, ...others] };
}
