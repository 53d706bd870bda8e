import type { PoundRange } from '#app/content/why-modular/cost-comparison';
import { pounds } from '#domain/text/money';

/** "£22,000–31,000": the unit only once, as the specification writes a range. */
export function poundRange({ from, to }: PoundRange): string {
  return `${pounds(from)}–${pounds(to).replace('£', '')}`;
}
