import type { Draft } from '#domain/design/draft/draft';
import { recapOf } from '#domain/design/draft/recap';
import { COUNTS } from '#domain/room/options/counts';
import { finishCategoryLabel } from '#domain/room/options/finishes';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { priceDraft, type Price, type PriceLine } from '#domain/design/pricing/price';

/** One line comparing two designs, in words. */
export interface ComparedRow {
  term: string;
  values: readonly [string, string];
  differs: boolean;
}

interface Comparison {
  choices: ComparedRow[];
  /** Empty while one of them has no price. */
  prices: ComparedRow[];
  /** How many pounds more the second costs; null while one of them has no price. */
  difference: number | null;
}

/** Compares two designs: their choices, and the price of each part. */
export function compare(one: Draft, other: Draft, pricing: PricingConfiguration): Comparison {
  const others = recapOf(other, pricing);
  const choices = recapOf(one, pricing).map(({ term, value }, index) =>
    row(term, value, others[index]?.value ?? ''),
  );
  const first = priceDraft(one, pricing);
  const second = priceDraft(other, pricing);
  if (!first || !second) return { choices, prices: [], difference: null };
  return {
    choices,
    prices: priceRows(first, second),
    difference: second.total - first.total,
  };
}

function priceRows(one: Price, other: Price): ComparedRow[] {
  return idsInOrder(one.lines, other.lines).map((id) => {
    const lines = [lineOf(one, id), lineOf(other, id)] as const;
    return row(termOf(id, lines[0] ?? lines[1]), amountOf(lines[0]), amountOf(lines[1]));
  });
}

function lineOf({ lines }: Price, id: string): PriceLine | undefined {
  return lines.find((line) => line.id === id);
}

/** The ids of both in line order; one that only the second has follows its neighbour. */
function idsInOrder(one: readonly PriceLine[], other: readonly PriceLine[]): string[] {
  const ids = one.map(({ id }) => id);
  for (const [index, { id }] of other.entries()) {
    if (ids.includes(id)) continue;
    const before = other[index - 1]?.id;
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  return ids;
}

const TERMS: Readonly<Record<string, string>> = {
  shell: 'Shell',
  ...Object.fromEntries(Object.values(COUNTS).map(({ line, label }) => [line, label])),
};

/** A name that fits both; the lines' own labels include sizes and counts. */
function termOf(id: string, line: PriceLine | undefined): string {
  const category = FINISH_CATEGORIES.find((candidate) => candidate === id);
  return category ? finishCategoryLabel(category) : (TERMS[id] ?? line?.label ?? id);
}

function amountOf(line: PriceLine | undefined): string {
  if (!line) return '–';
  return line.included ? 'Included' : pounds(line.amount);
}

function row(term: string, one: string, other: string): ComparedRow {
  return { term, values: [one, other], differs: one !== other };
}
