import { canonicalJson } from './quote-version';
import type { QuotedYear } from './quoted-year';
import type { WrittenQuote } from './written-quote';
import type { QuoteLine } from './quote-line';
import type { QuoteTerms } from './quote-terms';
import { quoteTotals, type QuoteTotals } from './quote-totals';

/** How one line differs. A line marked as removed is not in the quote, and neither is one that is missing. */
type LineDifference =
  | { kind: 'added'; id: string; line: QuoteLine }
  /** `line` as it was; `reason` as it is now, empty where the line is not even mentioned. */
  | { kind: 'removed'; id: string; line: QuoteLine; reason: string }
  | { kind: 'changed'; id: string; from: QuoteLine; to: QuoteLine; fields: (keyof QuoteLine)[] };

interface Change<Value> {
  from: Value;
  to: Value;
}

/** What differs between two contents of a written quote; two that are the same have no difference. */
export interface QuoteComparison {
  /** In the order of the later content, then those it has no more. */
  lines: LineDifference[];
  /** Lines that both have stand in another order. */
  isReordered: boolean;
  /** The terms that differ; the others are undefined. */
  terms: { [Term in keyof QuoteTerms]?: Change<QuoteTerms[Term]> };
  /** The share codes, where they differ. */
  design?: Change<string | null>;
  /** The rates of VAT, where they differ. */
  vatRate?: Change<number>;
  /** What they say of heating, where it differs; null for nothing. */
  year?: Change<QuotedYear | null>;
  totals: Change<QuoteTotals>;
}

/** Compares two contents: two versions, or the estimate (see `beginQuote`) and a version. */
export function compareQuotes(from: WrittenQuote, to: WrittenQuote): QuoteComparison {
  const totals = { from: quoteTotals(from), to: quoteTotals(to) };
  return {
    lines: differences(from.lines, to.lines),
    isReordered: !isSame(sharedIds(from.lines, to.lines), sharedIds(to.lines, from.lines)),
    terms: {
      validDays: changeOf(from.terms.validDays, to.terms.validDays),
      stages: changeOf(from.terms.stages, to.terms.stages),
      notIncluded: changeOf(from.terms.notIncluded, to.terms.notIncluded),
      conditions: changeOf(from.terms.conditions, to.terms.conditions),
    },
    design: changeOf(from.design, to.design),
    vatRate: changeOf(totals.from.vatRate, totals.to.vatRate),
    year: changeOf(from.year ?? null, to.year ?? null),
    totals,
  };
}

function differences(from: readonly QuoteLine[], to: readonly QuoteLine[]): LineDifference[] {
  const before = new Map(from.map((line) => [line.id, line]));
  const now = new Set(to.map(({ id }) => id));
  const gone = from.filter(({ id, removed }) => !removed && !now.has(id));
  return [
    ...to.flatMap((line) => difference(before.get(line.id), line)),
    ...gone.map((line): LineDifference => ({ kind: 'removed', id: line.id, line, reason: '' })),
  ];
}

function difference(from: QuoteLine | undefined, to: QuoteLine): LineDifference[] {
  const { id } = to;
  if (from === undefined || (from.removed && !to.removed)) {
    return to.removed ? [] : [{ kind: 'added', id, line: to }];
  }
  if (to.removed && !from.removed) return [{ kind: 'removed', id, line: from, reason: to.reason }];
  const fields = LINE_FIELDS.filter((field) => from[field] !== to[field]);
  return fields.length === 0 ? [] : [{ kind: 'changed', id, from, to, fields }];
}

const LINE_FIELDS = [
  'words',
  'pence',
  'percent',
  'reason',
  'origin',
  'estimatePence',
  'estimateWords',
] as const satisfies (keyof QuoteLine)[];

function sharedIds(lines: readonly QuoteLine[], others: readonly QuoteLine[]): string[] {
  const known = new Set(others.map(({ id }) => id));
  return lines.map(({ id }) => id).filter((id) => known.has(id));
}

function changeOf<Value>(from: Value, to: Value): Change<Value> | undefined {
  return isSame(from, to) ? undefined : { from, to };
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
