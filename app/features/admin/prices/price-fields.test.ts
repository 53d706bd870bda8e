import { expect, it } from 'vitest';
import { starterPricing } from '#domain/pricing/starter';
import { valueAt, withValue } from './document-value';
import { FIELD_GROUPS, PRICE_TABS } from './price-fields';

const PATHS = FIELD_GROUPS.flatMap(({ fields }) => fields.map(({ path }) => path));

/** Every path of the document that ends in an amount, the shell sizes aside. */
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

it('every amount of the document has one place, and so have the four extra keys of §3', () => {
  const extra = [
    'finishes.roofing.rubber-membrane',
    'finishes.roofing.living-roof',
    'finishes.interior.tongue-groove',
    'finishes.interior.luxury-finish',
  ];
  expect(PATHS.toSorted()).toEqual([...amountsIn(starterPricing), ...extra].toSorted());
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
