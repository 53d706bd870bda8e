import { VAT_WORDS } from '#domain/estimate/vat-words';
import { pounds } from '#domain/pricing/money';
import type { Price } from '#domain/pricing/price';
import { onPaper } from './on-paper';
import { VAT_PERCENT, vatIn } from './vat';

/** One row of the price: a label, and the price in words. */
interface PriceRow {
  label: string;
  detail?: string;
  amount: string;
}

export interface PriceTable {
  rows: readonly PriceRow[];
  total: PriceRow;
  vat: PriceRow;
  /** Shown instead of the rows when they are not known. */
  instead?: string;
}

/** The price line by line, its total, and the VAT it includes. */
export function priceTable(price: { lines: Price['lines'] | null; total: number }): PriceTable {
  return {
    rows: (price.lines ?? []).map(({ label, detail, amount, included }) => ({
      label: onPaper(label),
      ...(detail !== undefined && { detail: onPaper(detail) }),
      amount: included === true ? 'Included' : pounds(amount),
    })),
    total: { label: 'Estimated price', amount: pounds(price.total) },
    vat: {
      label: `${VAT_WORDS.sentence} The part that is VAT, at ${VAT_PERCENT}\u00a0%`,
      amount: inPence(vatIn(price.total)),
    },
    ...(price.lines === null && {
      instead:
        'The price list behind this figure is not on this device, so its lines are left out. The mail that confirms your request has them.',
    }),
  };
}

/** Always with pence, as on an invoice: "£5,600.00". */
function inPence(amount: number): string {
  const words = pounds(amount);
  return words.includes('.') ? words : `${words}.00`;
}
