import { expect, it } from 'vitest';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { PRICED_TWICE, withOnePrice } from './one-price';
import { starterPricing } from './starter';

/** The starter with these amounts for electrics: as listed on the pricing page, as charged for a room. */
function electrics(listed: number | undefined, charged: number): PricingConfiguration {
  const { 'full-electrics': _listed, ...features } = starterPricing.features;
  return {
    ...starterPricing,
    features: listed === undefined ? features : { ...features, 'full-electrics': listed },
    fixedComponents: { ...starterPricing.fixedComponents, electricPack: charged },
  };
}

it('electrics and air conditioning are priced twice, and nothing else', () => {
  expect(PRICED_TWICE).toEqual([
    { id: 'full-electrics', component: 'electricPack' },
    { id: 'air-conditioning', component: 'airConditioning' },
  ]);
});

it.each([
  ['the list was changed', electrics(1500, 1200), electrics(1200, 1200), 1500],
  ['the component was changed', electrics(1200, 1500), electrics(1200, 1200), 1500],
  ['both were changed', electrics(1500, 1600), electrics(1200, 1200), 1600],
  ['they were two prices before', electrics(1500, 1600), electrics(1500, 1600), 1600],
  ['the feature is listed anew', electrics(1500, 1200), electrics(undefined, 1200), 1500],
])('one price stands when %s', (_when, pricing, before, price) => {
  expect(withOnePrice(pricing, before)).toEqual(electrics(price, price));
});

it('what is not listed stays unlisted, and what is equal stays as it is', () => {
  const unlisted = electrics(undefined, 1500);
  expect(withOnePrice(unlisted, starterPricing)).toBe(unlisted);
  expect(withOnePrice(starterPricing, unlisted)).toBe(starterPricing);
});
