import type { QuoteTotals } from '#domain/order/quote/quote-totals';
import { isAsEstimated, type QuoteLine } from '#domain/order/quote/quote-line';
import { inPence, lineAmount } from '#domain/text/in-pence';
import { onPaper } from '#domain/order/document/on-paper';

/** One line of the quote beside the same of the estimate. */
export interface LineRow {
  words: string;
  /** How and why it differs from the estimate, in one sentence. */
  reason?: string;
  /** What the estimate had; a dash for nothing. */
  estimate: string;
  amount: string;
  kind: 'same' | 'different' | 'removed';
}

/** The lines, what they come to, what is taken off, and the total with the VAT in it, if any. */
export interface LineTable {
  lines: readonly LineRow[];
  /** Before discounts; absent without any. */
  sum?: LineRow;
  discounts: readonly LineRow[];
  total: LineRow;
  /** The total without VAT, and the VAT; none where none is charged. */
  parts: readonly LineRow[];
}

const NOTHING = '–';

export function lineTable(lines: readonly QuoteLine[], totals: QuoteTotals): LineTable {
  const estimate = inEstimate(lines);
  const discounts = lines.filter(({ origin }) => origin === 'discount');
  return {
    lines: lines.filter(({ origin }) => origin !== 'discount').map(lineRow),
    ...(discounts.length > 0 && {
      sum: { ...sumRow('Before discounts', totals.before), estimate: inPence(estimate) },
    }),
    discounts: discounts.map(lineRow),
    total: {
      ...sumRow(totals.vatRate === 0 ? 'Total' : 'Total, including VAT', totals.total),
      estimate: inPence(estimate),
    },
    parts:
      totals.vatRate === 0
        ? []
        : [
            sumRow('Without VAT', totals.net),
            sumRow(`VAT at ${totals.vatRate}\u00a0%`, totals.vat),
          ],
  };
}

function sumRow(words: string, pence: number): LineRow {
  return { words, estimate: NOTHING, amount: inPence(pence), kind: 'same' };
}

/** What the estimate came to, in pence. */
export function inEstimate(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { estimatePence }) => sum + (estimatePence ?? 0), 0);
}

function lineRow(line: QuoteLine): LineRow {
  const { words, percent, estimatePence, removed, pence } = line;
  const share = percent === undefined ? '' : `, ${percent}\u00a0%`;
  const reason = reasonOf(line);
  return {
    words: `${onPaper(words)}${share}`,
    ...(reason !== '' && { reason }),
    estimate: estimatePence === null ? NOTHING : lineAmount(estimatePence),
    amount: removed ? 'Removed' : lineAmount(pence),
    kind: removed ? 'removed' : isAsEstimated(line) ? 'same' : 'different',
  };
}

/** "Changed from “A door”: as agreed in the garden." A reason beside an unchanged line stands alone. */
function reasonOf(line: QuoteLine): string {
  const { origin, removed, words, estimateWords } = line;
  const reason = onPaper(line.reason);
  if (isAsEstimated(line) || origin === 'discount') return reason;
  if (origin === 'added') return `Added: ${reason}`;
  const was =
    estimateWords === null || estimateWords === words ? '' : ` from “${onPaper(estimateWords)}”`;
  return `${removed ? 'Removed' : `Changed${was}`}: ${reason}`;
}
