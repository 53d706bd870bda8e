import type { QuoteLine } from './quote-line';

/** A hundredth of a per cent, the smallest there is. */
const PARTS = 10_000;

/** What the kept lines come to before any discount, in pence. */
export function penceBefore(lines: readonly QuoteLine[]): number {
  return sumOf(lines.filter(({ origin, removed }) => !removed && origin !== 'discount'));
}

/** What the discounts come to, in pence: 0 or below. */
export function discountPence(lines: readonly QuoteLine[]): number {
  return sumOf(lines.filter(({ origin, removed }) => !removed && origin === 'discount'));
}

/**
 * A discount of some per cent of an amount, in pence below zero. Half a penny is rounded in favour of who
 * pays: 5 % of 10p is a whole penny.
 */
function discountOf(percent: number, pence: number): number {
  const hundredths = Math.round(percent * 100);
  // Whole numbers far below 2^53, so that half a penny is seen as exactly that.
  return 0 - Math.floor((Math.max(0, pence) * hundredths + PARTS / 2) / PARTS);
}

/**
 * The lines with every discount in per cent worked out anew. Each is of what the kept lines come to before
 * any discount, so that their order does not matter and none is taken off another.
 */
export function withDiscountsWorkedOut(lines: readonly QuoteLine[]): QuoteLine[] {
  const before = penceBefore(lines);
  return lines.map((line) =>
    line.percent === undefined ? line : { ...line, pence: discountOf(line.percent, before) },
  );
}

function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { pence }) => sum + pence, 0);
}
