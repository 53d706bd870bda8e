import type { PricingConfiguration } from '#domain/room/options/configuration';

/** The amount at a path such as "finishes.roofing.shingle"; undefined where the document has none. */
export function valueAt(pricing: PricingConfiguration, path: string): number | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), pricing);
  return typeof value === 'number' ? value : undefined;
}

/** Returns the document with a different amount at a path; undefined removes it. */
export function withValue(
  pricing: PricingConfiguration,
  path: string,
  value: number | undefined,
): PricingConfiguration {
  // The paths come from `FIELD_GROUPS`, so the shape of the document does not change.
  return changed(pricing, path.split('.'), value) as PricingConfiguration;
}

function changed(part: unknown, [key, ...rest]: string[], value: number | undefined): unknown {
  if (key === undefined) return value;
  const object = isObject(part) ? part : {};
  const { [key]: before, ...others } = object;
  const next = changed(before, rest, value);
  return next === undefined ? others : { ...object, [key]: next };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
