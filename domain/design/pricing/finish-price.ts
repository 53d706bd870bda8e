import {
  FINISH_OPTIONS,
  type FinishCategory,
  type FinishId,
} from '#domain/room/options/option-ids';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { NotOfferedError } from './errors';

/**
 * What a finish adds to a room, in pounds.
 * @throws NotOfferedError when the document does not price it
 */
export function finishPrice(
  category: FinishCategory,
  id: FinishId,
  pricing: PricingConfiguration,
): number {
  const amount = amountOf(category, id, pricing);
  if (amount !== undefined) return amount;
  const message = `The ${category} "${id}" is not in the price list`;
  throw new NotOfferedError('finish', `finishes.${category}`, message);
}

/** The finishes the document offers in a category, in display order, and what they add in pounds. */
export function offeredFinishes<C extends FinishCategory>(
  category: C,
  pricing: PricingConfiguration,
): { id: FinishId<C>; price: number }[] {
  const options: { readonly [K in FinishCategory]: readonly FinishId<K>[] } = FINISH_OPTIONS;
  return options[category].flatMap((id) => {
    const price = amountOf(category, id, pricing);
    return price === undefined ? [] : [{ id, price }];
  });
}

function amountOf(
  category: FinishCategory,
  id: FinishId,
  pricing: PricingConfiguration,
): number | undefined {
  const prices: Partial<Record<FinishId, number>> = pricing.finishes[category];
  return prices[id];
}
