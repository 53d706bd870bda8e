import { expect, it } from 'vitest';
import { editOnTop, editOver } from '#app/desk/frame/document/desk-document';
import { starterPricing } from '#domain/design/pricing/starter';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { withValue } from './fields/document-value';
import { PRICES } from './price-document';

const BASE = { revision: 1, value: starterPricing };
const electrics = ({ features, fixedComponents }: PricingConfiguration) => [
  features['full-electrics'],
  fixedComponents.electricPack,
];

it('a price that stands under two keys is one price, however it comes into the form', () => {
  const listed = withValue(starterPricing, 'features.full-electrics', 1500);
  expect(electrics(PRICES.settled?.(listed, starterPricing) ?? listed)).toEqual([1500, 1500]);

  const earlier = withValue(starterPricing, 'fixedComponents.electricPack', 900);
  expect(electrics(editOver(PRICES, BASE, earlier, '').typed)).toEqual([900, 900]);

  const mine = { base: BASE, typed: withValue(starterPricing, 'basePricePerSqm', 1), note: '' };
  const theirs = { revision: 2, value: listed };
  const both = editOnTop(PRICES, mine, theirs)?.typed ?? starterPricing;
  expect([...electrics(both), both.basePricePerSqm]).toEqual([1200, 1200, 1]);
});

it('what the server refuses of a shell size is kept by the id of the size', () => {
  expect(PRICES.fieldErrors?.({ 'shellSizes.6.width': 'a' }, starterPricing)).toEqual({
    'shellSizes.4x4.width': 'a',
  });
});
