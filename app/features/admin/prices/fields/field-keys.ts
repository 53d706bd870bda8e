import type { PricingConfiguration } from '#domain/pricing/configuration';
import { FIELD_GROUPS, type PriceTab } from './price-fields';

/**
 * The server's refusals by the keys of the screen: a shell size is named by its id and no longer by
 * its place, which may change before the fault is mended.
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

/** The tab on which a field stands. */
export function tabOf(key: string): PriceTab {
  const group = FIELD_GROUPS.find(({ fields }) => fields.some(({ path }) => path === key));
  return group?.tab ?? 'sizes';
}
