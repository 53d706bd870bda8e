import type { PricingConfiguration, ShellSize } from '#domain/pricing/configuration';
import { valueAt, withValue } from '#app/features/admin/prices/fields/document-value';
import { FIELD_GROUPS } from '#app/features/admin/prices/fields/price-fields';

/**
 * Merges two edits of the same document: my changes on top of what they saved. Where both changed the
 * same thing, mine wins, and the screen shows it as my change.
 */
export function mergePricing(
  base: PricingConfiguration,
  mine: PricingConfiguration,
  theirs: PricingConfiguration,
): PricingConfiguration {
  const paths = FIELD_GROUPS.flatMap(({ fields }) => fields.map(({ path }) => path));
  const merged = paths
    .filter((path) => valueAt(mine, path) !== valueAt(base, path))
    .reduce((document, path) => withValue(document, path, valueAt(mine, path)), theirs);
  const shellSizes = mergeSizes(base.shellSizes, mine.shellSizes, theirs.shellSizes);
  return { ...merged, shellSizes };
}

function mergeSizes(
  base: readonly ShellSize[],
  mine: readonly ShellSize[],
  theirs: readonly ShellSize[],
): ShellSize[] {
  const reordered = idsOf(mine) !== idsOf(base);
  const [first, second] = reordered ? [mine, theirs] : [theirs, mine];
  const ids = new Set([...first, ...second].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [was, own, other] = [find(base, id), find(mine, id), find(theirs, id)];
    if (was === undefined) return own ?? other ?? [];
    // If I removed it, it goes. If they did, it stays only if I changed it.
    if (own === undefined) return [];
    if (other === undefined) return isSame(was, own) ? [] : own;
    return mergeSize(was, own, other);
  });
}

function find(list: readonly ShellSize[], id: string): ShellSize | undefined {
  return list.find((size) => size.id === id);
}

function mergeSize(was: ShellSize, mine: ShellSize, theirs: ShellSize): ShellSize {
  const own = Object.entries(mine).filter(([key, value]) => was[key as keyof ShellSize] !== value);
  return { ...theirs, ...Object.fromEntries(own) };
}

function isSame(one: ShellSize, other: ShellSize): boolean {
  return Object.entries(one).every(([key, value]) => other[key as keyof ShellSize] === value);
}

function idsOf(sizes: readonly ShellSize[]): string {
  return sizes.map(({ id }) => id).join('\n');
}
