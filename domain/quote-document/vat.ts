import { fromPence, toPence } from '#domain/pricing/money';

/** The standard rate, in per cent. */
export const VAT_PERCENT = 20;

/** The VAT included in an amount, in pounds, rounded half up to the penny. */
export function vatIn(amount: number): number {
  return fromPence(Math.round((toPence(amount) * VAT_PERCENT) / (100 + VAT_PERCENT)));
}
