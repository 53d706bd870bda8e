import type { PricingConfiguration } from '#domain/room/options/configuration';
import { starterPricing } from '#domain/design/pricing/starter';

/** A list saved before underfloor heating existed: stored lists lack later additions. */
export const withoutHeating = listWithout('underfloor-heating');

/** A list saved before windows were counted. */
export const withoutWindows = listWithout('standardWindow');

function listWithout(amount: string): PricingConfiguration {
  return JSON.parse(
    JSON.stringify(starterPricing, (key, value: unknown) => (key === amount ? undefined : value)),
  );
}
