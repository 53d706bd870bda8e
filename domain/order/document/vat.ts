import { fromPence, toPence } from '#domain/text/money';

/** The standard rate, in per cent. */
export const VAT_PERCENT = 20;

/** The VAT included in an amount, in pounds, rounded half up to the penny. */
export function vatIn(amount: number): number {
  return fromPence(vatInPence(toPence(amount)));
}

/** The same in whole pence. */
export function vatInPence(pence: number): number {
  return Math.round((pence * VAT_PERCENT) / (100 + VAT_PERCENT));
}
