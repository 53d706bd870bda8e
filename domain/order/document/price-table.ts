import { pounds, toPence } from '#domain/text/money';
import type { Price } from '#domain/design/pricing/price';
import { inPence } from '#domain/text/in-pence';
import { onPaper } from './on-paper';
import { vatInPence } from './vat';
import { vatWordsAt } from '#domain/design/estimate/vat-words';

/** One row of the price: a label, and the price in words. */
interface PriceRow {
  label: string;
  detail?: string;
  amount: string;
}

export interface PriceTable {
  rows: readonly PriceRow[];
  total: PriceRow;
  /** Without an amount where no VAT is charged. */
  vat: PriceRow;
  /** Shown instead of the rows when they are not known. */
  instead?: string;
}

/**
 * The price line by line, its total, and the VAT it includes.
 *
 * @param rate of VAT, in per cent; 0 for none
 * @param isSeen whether the total is the one that the builder showed
 */
export function priceTable(
  price: { lines: Price['lines'] | null; total: number },
  rate: number,
  isSeen: boolean,
): PriceTable {
  return {
    rows: (price.lines ?? []).map(({ label, detail, amount, included }) => ({
      label: onPaper(label),
      ...(detail !== undefined && { detail: onPaper(detail) }),
      amount: included === true ? 'Included' : pounds(amount),
    })),
    total: {
      label: isSeen ? 'Estimated price' : 'By our price list of that day',
      amount: pounds(price.total),
    },
    vat: vatRow(vatInPence(toPence(price.total), rate), rate),
    ...(price.lines === null && {
      instead:
        'The price list behind this figure is not on this device, so its lines are left out. The mail that confirms your request has them.',
    }),
  };
}

/** That prices include VAT, and how much of it, in pence; or that none is added, at a rate of 0. */
export function vatRow(vat: number, rate: number): PriceRow {
  const { sentence } = vatWordsAt(rate);
  if (rate === 0) return { label: sentence, amount: '' };
  return { label: `${sentence} The part that is VAT, at ${rate}\u00a0%`, amount: inPence(vat) };
}
