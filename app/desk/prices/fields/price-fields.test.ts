import { expect, it } from 'vitest';
import { COUNTS } from '#domain/room/options/counts';
import {
  FEATURE_IDS,
  FINISH_CATEGORIES,
  FINISH_OPTIONS,
  type FinishId,
} from '#domain/room/options/option-ids';
import { starterPricing } from '#domain/design/pricing/starter';
import { valueAt, withValue } from './document-value';
import { FIELD_GROUPS, fieldKeys, PRICE_TABS, tabOf } from './price-fields';

const PATHS = FIELD_GROUPS.flatMap(({ fields }) => fields.map(({ path }) => path));

/** Every path in the document that ends in an amount, apart from the shell sizes. */
function amountsIn(part: object, prefix = ''): string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'shellSizes') return [];
    if (typeof value === 'number') return [prefix + key];
    return typeof value === 'object' && value !== null ? amountsIn(value, `${prefix}${key}.`) : [];
  });
}

it('the tabs are those of specification §2', () => {
  expect(PRICE_TABS.map(({ label }) => label)).toEqual([
    'Shell Sizes',
    'Perimeter-Based',
    'Fixed Components',
    'Legacy Settings',
  ]);
});

it('every amount of the document has one place, and so has every option that may be in it', () => {
  const options = [
    ...Object.values(COUNTS).map(({ price }) => `fixedComponents.${price}`),
    ...FEATURE_IDS.map((id) => `features.${id}`),
    ...FINISH_CATEGORIES.flatMap((category) =>
      FINISH_OPTIONS[category].map((id: FinishId) => `finishes.${category}.${id}`),
    ),
  ];
  const amounts = new Set([...amountsIn(starterPricing), ...options]);
  expect(PATHS.toSorted()).toEqual([...amounts].toSorted());
});

it('what specification §3 makes optional may be left empty, every finish too, and nothing else', () => {
  const optional = FIELD_GROUPS.flatMap(({ fields }) => fields.filter((field) => field.optional));
  expect(optional.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'finishes.roofing.rubber-membrane',
      'finishes.roofing.living-roof',
      'finishes.interior.tongue-groove',
      'finishes.interior.luxury-finish',
      'finishes.cladding.standard-timber',
      'finishes.cladding.cedar',
      'features.premium-insulation',
      'features.full-electrics',
      'features.air-conditioning',
      'basePricePerSqm',
    ]),
  );
  expect(optional.filter(({ path }) => path.startsWith('finishes.'))).toHaveLength(17);
  expect(optional.map(({ path }) => path)).not.toContain('features.underfloor-heating');
});

it('a price that the document has twice names its other place', () => {
  const named = FIELD_GROUPS.flatMap(({ fields }) =>
    fields.flatMap(({ path, sameAs }) => (sameAs === undefined ? [] : [[path, sameAs]])),
  );
  expect(named).toEqual([
    ['fixedComponents.electricPack', 'Full electrics in Legacy Settings'],
    ['fixedComponents.airConditioning', 'Air conditioning in Legacy Settings'],
    ['features.full-electrics', 'in Fixed Components'],
    ['features.air-conditioning', 'in Fixed Components'],
  ]);
});

it.each(PATHS)('%s can be read, set and taken away, and nothing else changes', (path) => {
  const set = withValue(starterPricing, path, 123.45);
  expect(valueAt(set, path)).toBe(123.45);
  const back = withValue(set, path, valueAt(starterPricing, path));
  expect(back).toEqual(starterPricing);
  expect(valueAt(withValue(set, path, undefined), path)).toBeUndefined();
});

it('a path that leads nowhere has no amount', () => {
  expect(valueAt(starterPricing, 'shellSizes.0.label')).toBeUndefined();
  expect(valueAt(starterPricing, 'nothing.here')).toBeUndefined();
});

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

it('a refusal of a category of finishes stands at its first one', () => {
  const fields = { 'finishes.roofing': 'Keep at least one roofing on offer' };
  expect(Object.keys(fieldKeys(fields, starterPricing))).toEqual([
    'finishes.roofing.standard-felt',
  ]);
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
