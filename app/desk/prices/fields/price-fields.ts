import * as z from 'zod/mini';
import { COUNTS } from '#domain/room/options/counts';
import { featureLabel } from '#domain/room/options/features';
import { finishCategoryLabel, finishLabel } from '#domain/room/options/finishes';
import { FEATURE_IDS, FINISH_CATEGORIES, FINISH_OPTIONS } from '#domain/room/options/option-ids';
import {
  pricingConfigurationSchema,
  type PricingConfiguration,
} from '#domain/room/options/configuration';
import { PRICED_TWICE } from '#domain/design/pricing/one-price';
import { starterPricing } from '#domain/design/pricing/starter';
import { ROOM_TYPES } from '#domain/room/options/room-types';
import { withValue } from './document-value';

export type PriceTab = 'sizes' | 'perimeter' | 'fixed' | 'legacy';

/** The tabs in order, with the labels of specification §2. */
export const PRICE_TABS: readonly { id: PriceTab; label: string }[] = [
  { id: 'sizes', label: 'Shell Sizes' },
  { id: 'perimeter', label: 'Perimeter-Based' },
  { id: 'fixed', label: 'Fixed Components' },
  { id: 'legacy', label: 'Legacy Settings' },
];

/** One amount of the pricing document, apart from its shell sizes. */
export interface PriceField {
  /** As the server names it: "finishes.roofing.shingle". */
  path: string;
  label: string;
  unit: '£' | '£/m' | '£/m²' | '×';
  /** Specification §3 allows it to be absent: an option without a price is not offered. */
  optional?: true;
  /** The other place of the same price: the desk keeps both equal (decision 0043). */
  sameAs?: string;
}

interface FieldGroup {
  tab: Exclude<PriceTab, 'sizes'>;
  title: string;
  /** Where these prices apply. */
  note: string;
  /** Nothing that is sold costs more or less by them. */
  isUnused?: true;
  fields: readonly PriceField[];
}

/** By path. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  PRICED_TWICE.flatMap(({ id, component }) => [
    [`features.${id}`, 'in Fixed Components'],
    [`fixedComponents.${component}`, `${featureLabel(id)} in Legacy Settings`],
  ]),
);

function field(path: string, label: string, unit: PriceField['unit'] = '£'): PriceField {
  const sameAs = SAME[path];
  return {
    path,
    label,
    unit,
    ...(isOptional(path) && { optional: true }),
    ...(sameAs && { sameAs }),
  };
}

/** Whether the schema accepts a document without this amount. */
function isOptional(path: string): boolean {
  const without = withValue(starterPricing, path, undefined);
  return z.safeParse(pricingConfigurationSchema, without).success;
}

/** Every key of the pricing document appears either here or among the shell sizes (specification §3). */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    tab: 'perimeter',
    title: 'Per metre of perimeter',
    note: 'Kept for your own sums. No price of the builder uses them.',
    isUnused: true,
    fields: [
      field('perimeterBasedComponents.insulation', 'Insulation', '£/m'),
      field('perimeterBasedComponents.cladding', 'Cladding', '£/m'),
      field('perimeterBasedComponents.laminateFlooring', 'Laminate flooring', '£/m'),
      field('perimeterBasedComponents.internalWallLining', 'Internal wall lining', '£/m'),
    ],
  },
  {
    tab: 'fixed',
    title: 'Priced in the builder',
    note: 'Each window, each door, patio glass, and the features of these names.',
    fields: [
      ...Object.values(COUNTS).map(({ price, priceLabel }) =>
        field(`fixedComponents.${price}`, priceLabel),
      ),
      field('fixedComponents.electricPack', 'Electric pack'),
      field('fixedComponents.airConditioning', 'Air conditioning'),
    ],
  },
  {
    tab: 'fixed',
    title: 'Not priced in the builder',
    note: 'Kept for your own sums.',
    isUnused: true,
    fields: [
      field('fixedComponents.glazedPanel', 'Glazed panel'),
      field('fixedComponents.decking', 'Decking'),
    ],
  },
  {
    tab: 'legacy',
    title: 'Room types',
    note: 'Every shell’s base price is multiplied by its room type.',
    fields: ROOM_TYPES.map(({ id, name }) => field(`roomTypeMultipliers.${id}`, name, '×')),
  },
  ...FINISH_CATEGORIES.map((category): FieldGroup => ({
    tab: 'legacy',
    title: finishCategoryLabel(category),
    note: 'Added to the price of the room. 0 is shown as included.',
    fields: FINISH_OPTIONS[category].map((id) =>
      field(`finishes.${category}.${id}`, finishLabel(category, id)),
    ),
  })),
  {
    tab: 'legacy',
    title: 'Features',
    note: 'The list of the pricing page. Premium insulation adds nothing to a room.',
    fields: FEATURE_IDS.map((id) => field(`features.${id}`, featureLabel(id))),
  },
  {
    tab: 'legacy',
    title: 'Earlier prices',
    note: 'Kept as they were. No price of the builder uses them.',
    isUnused: true,
    fields: [
      field('basePricePerSqm', 'Base price per square metre', '£/m²'),
      field('components.window', 'Window'),
      field('components.door', 'Door'),
      field('components.patioGlass', 'Patio glass'),
    ],
  },
];

/**
 * Converts the server's field errors to the screen's keys: a shell size is identified by its id rather
 * than its index, which may change before the error is fixed, and what is wrong with a category of finishes
 * stands at its first one.
 */
export function fieldKeys(
  fields: Readonly<Record<string, string>>,
  { shellSizes }: PricingConfiguration,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, index, rest] = /^shellSizes\.(\d+)(\..+)?$/.exec(path) ?? [];
      const id = index === undefined ? undefined : shellSizes[Number(index)]?.id;
      return [id === undefined ? fieldAt(path) : `shellSizes.${id}${rest ?? ''}`, message];
    }),
  );
}

/** The field of a path, or the first one below it. */
function fieldAt(path: string): string {
  const paths = FIELD_GROUPS.flatMap(({ fields }) => fields.map((one) => one.path));
  return paths.find((one) => one === path || one.startsWith(`${path}.`)) ?? path;
}

/** The tab a field is on. */
export function tabOf(key: string): PriceTab {
  const group = FIELD_GROUPS.find(({ fields }) => fields.some(({ path }) => path === key));
  return group?.tab ?? 'sizes';
}
