import type { PricingConfiguration } from '#domain/room/options/configuration';
import { FIELD_GROUPS, type PriceTab } from './price-fields';

/**
 * Converts the server's field errors to the screen's keys: a shell size is identified by its id rather
 * than its index, which may change before the error is fixed.
 */
export function fieldKeys(
  fields: Readonly<Record<string, string>>,
  { shellSizes }: PricingConfiguration,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, index, rest] = /^shellSizes\.(\d+)(\..+)?$/.exec(path) ?? [];
      const id = index === undefined ? undefined : shellSizes[Number(index)]?.id;
      return [id === undefined ? path : `shellSizes.${id}${rest ?? ''}`, message];
    }),
  );
}

/** The tab a field is on. */
export function tabOf(key: string): PriceTab {
  const group = FIELD_GROUPS.find(({ fields }) => fields.some(({ path }) => path === key));
  return group?.tab ?? 'sizes';
}
