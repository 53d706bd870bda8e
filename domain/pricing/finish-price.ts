import { FINISH_OPTIONS, type FinishCategory, type FinishId } from '#domain/options';
import type { PricingConfiguration } from './configuration';

/** What a finish adds, in pounds; `undefined` when the document does not offer it. */
export function finishPrice(
  category: FinishCategory,
  id: FinishId,
  pricing: PricingConfiguration,
): number | undefined {
  const prices: Partial<Record<FinishId, number>> = pricing.finishes[category];
  return prices[id];
}

/** The finishes of a category that the document prices, in display order. */
export function offeredFinishes<C extends FinishCategory>(
  category: C,
  pricing: PricingConfiguration,
): FinishId<C>[] {
  const options: { readonly [K in FinishCategory]: readonly FinishId<K>[] } = FINISH_OPTIONS;
  return options[category].filter((id) => finishPrice(category, id, pricing) !== undefined);
}
