import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import type { PriceLine } from '#domain/design/pricing/price';

/**
 * The lines worth showing while choosing: leaves out standard finishes, which cost nothing and were not
 * an active choice. The rest still adds up to the total.
 */
export function runningLines(lines: readonly PriceLine[]): PriceLine[] {
  const finishes: readonly string[] = FINISH_CATEGORIES;
  return lines.filter(({ id, amount }) => amount !== 0 || !finishes.includes(id));
}
