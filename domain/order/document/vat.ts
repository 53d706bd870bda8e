import { fromPence, toPence } from '#domain/text/money';

/**
 * The VAT included in an amount, in pounds, rounded half up to the penny.
 *
 * @param rate in per cent, with at most one decimal; 0 for none
 */
export function vatIn(amount: number, rate: number): number {
  return fromPence(vatInPence(toPence(amount), rate));
}

/** The same in whole pence. */
export function vatInPence(pence: number, rate: number): number {
  // Whole numbers, so that half a penny is seen as exactly that.
  const tenths = Math.round(rate * 10);
  return Math.round((pence * tenths) / (1000 + tenths));
}
