import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';
import type { Change } from '#app/desk/frame/document/desk-document';
import { valueAt } from './fields/document-value';
import { FIELD_GROUPS } from './fields/price-fields';
import { formatAmount, formatMeasure, NOT_OFFERED } from './format-amount';

/** The differences, in screen order; the key is the field's, or "shellSizes.<id>.width" for a shell size. */
export function pricingChanges(
  before: PricingConfiguration,
  after: PricingConfiguration,
): Change[] {
  return [...shellChanges(before.shellSizes, after.shellSizes), ...fieldChanges(before, after)];
}

function fieldChanges(before: PricingConfiguration, after: PricingConfiguration): Change[] {
  return FIELD_GROUPS.flatMap(({ title, fields }) =>
    fields.flatMap(({ path, label, unit }) => {
      const [was, is] = [valueAt(before, path), valueAt(after, path)];
      if (was === is) return [];
      const words = (value: number | undefined) => formatAmount(value, unit);
      return [{ key: path, label: `${title}: ${label}`, before: words(was), after: words(is) }];
    }),
  );
}

function shellChanges(before: readonly ShellSize[], after: readonly ShellSize[]): Change[] {
  const old = new Map(before.map((size) => [size.id, size]));
  const ids = new Set(after.map(({ id }) => id));
  const changes = after.flatMap((size) => {
    const was = old.get(size.id);
    return was === undefined ? [added(size)] : sizeChanges(was, size);
  });
  const removed = before.filter(({ id }) => !ids.has(id));
  changes.push(
    ...removed.map((size) => ({ ...added(size), before: words(size), after: NOT_OFFERED })),
  );
  if (!isSameOrder(before, after)) changes.push(ORDER);
  return changes;
}

const ORDER: Change = {
  key: 'shellSizes.order',
  label: 'Order of the shell sizes',
  before: '',
  after: 'changed',
};

function added(size: ShellSize): Change {
  const key = `shellSizes.${size.id}`;
  return { key, label: size.label, before: NOT_OFFERED, after: words(size) };
}

function words(size: ShellSize): string {
  return formatAmount(size.basePrice, '£');
}

function sizeChanges(was: ShellSize, is: ShellSize): Change[] {
  const rows = [
    ['label', 'label', was.label, is.label],
    ['width', 'width', formatMeasure(was.width, 'm'), formatMeasure(is.width, 'm')],
    ['depth', 'depth', formatMeasure(was.depth, 'm'), formatMeasure(is.depth, 'm')],
    ['area', 'area', formatMeasure(was.area, 'm²'), formatMeasure(is.area, 'm²')],
    ['perimeter', 'perimeter', formatMeasure(was.perimeter, 'm'), formatMeasure(is.perimeter, 'm')],
    ['basePrice', 'base price', words(was), words(is)],
  ] as const;
  return rows.flatMap(([key, name, before, after]) =>
    before === after
      ? []
      : [
          {
            key: `shellSizes.${is.id}.${key}`,
            label: `${was.label}, ${name}`,
            before,
            after,
          },
        ],
  );
}

function isSameOrder(before: readonly ShellSize[], after: readonly ShellSize[]): boolean {
  return idsInBoth(before, after) === idsInBoth(after, before);
}

/** The ids of the sizes in both lists, in the order of the first. */
function idsInBoth(list: readonly ShellSize[], other: readonly ShellSize[]): string {
  const shared = list.filter(({ id }) => other.some((size) => size.id === id));
  return shared.map(({ id }) => id).join('\n');
}
