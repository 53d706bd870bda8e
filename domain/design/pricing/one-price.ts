import { FEATURES } from '#domain/room/options/features';
import { FEATURE_IDS } from '#domain/room/options/option-ids';
import type { PricingConfiguration } from '#domain/room/options/configuration';

/**
 * The features whose amount the price list has twice (specification §3 and §9): the pricing page reads
 * `features`, builder and estimator read `fixedComponents`.
 */
export const PRICED_TWICE = FEATURE_IDS.flatMap((id) => {
  const { price } = FEATURES[id];
  return price !== 'included' && price.in === 'fixedComponents'
    ? [{ id, component: price.key }]
    : [];
});

/**
 * The document with one price for each of these features (decision 0043). Of two amounts the one that is not
 * as it was `before` stands; if that tells nothing, the one that rooms are priced with. A feature that the
 * pricing page does not list stays unlisted.
 */
export function withOnePrice(
  pricing: PricingConfiguration,
  before: PricingConfiguration,
): PricingConfiguration {
  return PRICED_TWICE.reduce((document, { id, component }) => {
    const [listed, charged] = [document.features[id], document.fixedComponents[component]];
    if (listed === undefined || listed === charged) return document;
    const onlyListedIsNew =
      listed !== before.features[id] && charged === before.fixedComponents[component];
    return onlyListedIsNew
      ? { ...document, fixedComponents: { ...document.fixedComponents, [component]: listed } }
      : { ...document, features: { ...document.features, [id]: charged } };
  }, pricing);
}
