import { vatInPence } from '#domain/order/document/vat';
import { STANDARD_RATE } from '#domain/site/content/facts/vat';
import type { WrittenQuote } from './written-quote';
import { discountPence, penceBefore } from './discounts';
import type { QuoteTerms } from './quote-terms';

/** What a written quote comes to; all amounts in pence. */
export interface QuoteTotals {
  /** The kept lines without the discounts. */
  before: number;
  /** 0 or below. */
  discounts: number;
  /** To be paid, with any VAT: `before` and `discounts`, and also `net` and `vat`. */
  total: number;
  /** In per cent; 0 where no VAT is charged. */
  vatRate: number;
  /** The VAT in `total`, rounded half up to the penny. */
  vat: number;
  net: number;
  /** What is paid when; adds up to `total`. */
  stages: { words: string; percent: number; pence: number }[];
}

/** Adds a written quote up. */
export function quoteTotals(quote: Pick<WrittenQuote, 'lines' | 'terms' | 'vatRate'>): QuoteTotals {
  const { lines, terms, vatRate = STANDARD_RATE } = quote;
  const [before, discounts] = [penceBefore(lines), discountPence(lines)];
  const total = before + discounts;
  const vat = vatInPence(total, vatRate);
  const stages = stagesOf(total, terms.stages);
  return { before, discounts, total, vatRate, vat, net: total - vat, stages };
}

/**
 * Shares of the total in whole pence that add up to it. Every stage gets its share rounded down; the
 * pennies left go one each to the stages that lost most by that, of equal ones to the later: nobody pays
 * an odd penny sooner than need be.
 */
function stagesOf(total: number, stages: QuoteTerms['stages']): QuoteTotals['stages'] {
  const shares = stages.map(({ percent }, index) => ({ index, lost: (total * percent) % 100 }));
  const missing = shares.reduce((sum, { lost }) => sum + lost, 0) / 100;
  const odd = new Set(
    shares
      .toSorted((one, other) => other.lost - one.lost || other.index - one.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return stages.map(({ words, percent }, index) => ({
    words,
    percent,
    pence: Math.floor((total * percent) / 100) + (odd.has(index) ? 1 : 0),
  }));
}
