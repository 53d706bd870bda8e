import { expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { fieldKeys, tabOf } from './field-keys';

it('a refusal of a shell size is kept by the id of the size', () => {
  const fields = { 'shellSizes.6.width': 'a', 'shellSizes.6': 'b', shellSizes: 'c', 'x.y': 'd' };
  expect(fieldKeys(fields, starterPricing)).toEqual({
    'shellSizes.4x4.width': 'a',
    'shellSizes.4x4': 'b',
    shellSizes: 'c',
    'x.y': 'd',
  });
  expect(fieldKeys({ 'shellSizes.99.width': 'a' }, starterPricing)).toEqual({
    'shellSizes.99.width': 'a',
  });
});

it.each([
  ['shellSizes.4x4.width', 'sizes'],
  ['fixedComponents.decking', 'fixed'],
  ['perimeterBasedComponents.cladding', 'perimeter'],
  ['finishes.cladding.cedar', 'legacy'],
  ['basePricePerSqm', 'legacy'],
])('%s stands on the tab %s', (key, tab) => {
  expect(tabOf(key)).toBe(tab);
});
