import * as z from 'zod/mini';
import { fieldKeys, FIELD_GROUPS, type PriceField } from '#app/desk/prices/fields/price-fields';
import { valueAt, withValue } from '#app/desk/prices/fields/document-value';
import { PRICED_TWICE, withOnePrice } from '#domain/design/pricing/one-price';
import {
  pricingConfigurationSchema,
  type PricingConfiguration,
} from '#domain/room/options/configuration';

/** The head of the file; `Key` and `Amount` are what is read of it. */
export const HEAD = ['Key', 'What it is', 'Amount', 'Unit'] as const;

/** One figure of the price list. */
interface Figure {
  /** As the desk names its field: "finishes.roofing.shingle", "shellSizes.4x4.basePrice". */
  key: string;
  what: string;
  unit: PriceField['unit'];
  /** Undefined for an option that is not offered. */
  amount: number | undefined;
  optional: boolean;
}

/** Why a line of a file is not taken; the first line of a file is 1. */
export interface LineFault {
  line: number;
  words: string;
}

/** A price list as it would be with a file, or what is wrong with the file. */
export type ReadPrices = { typed: PricingConfiguration } | { faults: readonly LineFault[] };

function figuresOf(pricing: PricingConfiguration): Figure[] {
  const sizes = pricing.shellSizes.map(({ id, label, basePrice }): Figure => {
    const what = `${label}, base price`;
    return { key: sizeKey(id), what, unit: '£', amount: basePrice, optional: false };
  });
  const fields = FIELD_GROUPS.flatMap((group) =>
    group.fields.map(({ path, label, unit, optional = false }): Figure => {
      const what = `${group.title}: ${label}`;
      return { key: path, what, unit, amount: valueAt(pricing, path), optional };
    }),
  );
  return [...sizes, ...fields];
}

/** The price list as lines of cells under `HEAD`, in the order of the screen; an empty amount is "not offered". */
export function linesOf(pricing: PricingConfiguration): (string | number)[][] {
  return figuresOf(pricing).map(({ key, what, amount, unit }) => [key, what, amount ?? '', unit]);
}

/**
 * Reads a file's lines over a price list: what it does not name stays. Nothing of it is taken while a line is wrong.
 *
 * @param lines the cells of each, the head first; empty lines count, and are left out
 */
export function readLines(
  lines: readonly (readonly string[])[],
  before: PricingConfiguration,
): ReadPrices {
  const [head = []] = lines;
  const [keyAt, amountAt] = ['key', 'amount'].map((name) =>
    head.findIndex((cell) => cell.trim().toLowerCase() === name),
  );
  if (keyAt === undefined || amountAt === undefined || keyAt < 0 || amountAt < 0) {
    return {
      faults: [{ line: 1, words: 'The first line has to name the columns Key and Amount' }],
    };
  }
  const known = new Map(figuresOf(before).map((figure) => [figure.key, figure]));
  const lineOf = new Map<string, number>();
  const faults: LineFault[] = [];
  let typed = before;
  for (const [index, cells] of lines.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    const line = index + 1;
    const [key = '', text = ''] = [cells[keyAt]?.trim(), cells[amountAt]?.trim()];
    const figure = known.get(key);
    const amount = amountOf(text);
    const words = wrongWith({ figure, key, text, amount, first: lineOf.get(key) });
    lineOf.set(key, lineOf.get(key) ?? line);
    if (words === undefined) typed = withAmount(typed, key, amount);
    else faults.push({ line, words });
  }
  faults.push(...refused(typed, lineOf), ...unlike(typed, before, lineOf));
  const inOrder = faults.toSorted((a, b) => a.line - b.line);
  return inOrder.length > 0 ? { faults: inOrder } : { typed: withOnePrice(typed, before) };
}

interface Line {
  figure: Figure | undefined;
  key: string;
  text: string;
  amount: number | undefined;
  /** The line that names the same key, if any before this one does. */
  first: number | undefined;
}

function wrongWith({ figure, key, text, amount, first }: Line): string | undefined {
  if (key === '') return 'The key is missing';
  if (figure === undefined) return `There is no figure “${key}”`;
  if (first !== undefined) return `“${key}” stands in line ${first} already`;
  if (text === '') return figure.optional ? undefined : `The amount of “${figure.what}” is missing`;
  return amount === undefined ? `“${text}” is not an amount` : undefined;
}

/** Of "1250", "1,250.50" and "£1,250"; undefined for what is no amount. A comma is only read between thousands. */
function amountOf(text: string): number | undefined {
  const plain = text.replace(/^(-?)\s*[£×]\s*/, '$1');
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : undefined;
}

/** What the price list itself does not take, such as an amount below 0, at the line that says it. */
function refused(typed: PricingConfiguration, lineOf: ReadonlyMap<string, number>): LineFault[] {
  const { error } = z.safeParse(pricingConfigurationSchema, typed);
  const fields = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  return Object.entries(fieldKeys(fields, typed)).flatMap(([key, words]) => {
    const line = lineOf.get(key);
    return line === undefined ? [] : [{ line, words }];
  });
}

/** Prices that stand under two keys are one price (decision 0043): a file may change either, and not both differently. */
function unlike(
  typed: PricingConfiguration,
  before: PricingConfiguration,
  lineOf: ReadonlyMap<string, number>,
): LineFault[] {
  return PRICED_TWICE.flatMap(({ id, component }) => {
    const keys = [`features.${id}`, `fixedComponents.${component}`];
    const amounts = keys.map((key) => valueAt(typed, key));
    const areNew = keys.every((key) => valueAt(typed, key) !== valueAt(before, key));
    if (!areNew || amounts[0] === amounts[1]) return [];
    const [one = 1, other = 1] = keys.map((key) => lineOf.get(key) ?? 1).toSorted((a, b) => a - b);
    return [
      { line: other, words: `This is the same price as in line ${one}, and differs from it` },
    ];
  });
}

function withAmount(
  pricing: PricingConfiguration,
  key: string,
  amount: number | undefined,
): PricingConfiguration {
  const index = pricing.shellSizes.findIndex(({ id }) => sizeKey(id) === key);
  if (index < 0) return withValue(pricing, key, amount);
  const shellSizes = pricing.shellSizes.map((size, at) =>
    at === index && amount !== undefined ? { ...size, basePrice: amount } : size,
  );
  return { ...pricing, shellSizes };
}

function sizeKey(id: string): string {
  return `shellSizes.${id}.basePrice`;
}
