import { COUNT_IDS, COUNTS, type CountId } from '#domain/room/options/counts';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { NotOfferedError } from './errors';

/**
 * What each window, door or patio glass adds to a room, in pounds (specification §9, "Builder price").
 * @throws NotOfferedError when the document does not price it
 */
export function countPrice(id: CountId, pricing: PricingConfiguration): number {
  const amount = amountOf(id, pricing);
  if (amount !== undefined) return amount;
  const message = `${COUNTS[id].label}: there is no price for it in the price list`;
  throw new NotOfferedError('opening', id, message);
}

/** The counts the document offers, in display order, and what each one adds in pounds. */
export function offeredCounts(pricing: PricingConfiguration): { id: CountId; price: number }[] {
  return COUNT_IDS.flatMap((id) => {
    const price = amountOf(id, pricing);
    return price === undefined ? [] : [{ id, price }];
  });
}

function amountOf(id: CountId, { fixedComponents }: PricingConfiguration): number | undefined {
  return fixedComponents[COUNTS[id].price];
}
