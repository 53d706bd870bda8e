import type { CostRow, PoundRange } from '#app/content/why-modular/cost-comparison';
import { pounds } from '#domain/text/money';

/** The lengths of a row's bars, each as a percentage of the chart's width. */
export type BarLengths = {
  readonly traditional: number;
  /** The minimum cost of modular, then the possible extra. */
  readonly from: number;
  readonly upTo: number;
  /** From the dearest modular building to the traditional one. */
  readonly saving: number;
};

/** The bars of one row when `full` pounds fill the width. */
export function barLengths({ traditional, modular }: CostRow, full: number): BarLengths {
  const share = (amount: number) => Math.round((amount / full) * 1000) / 10;
  return {
    traditional: share(traditional),
    from: share(modular.from),
    upTo: share(modular.to - modular.from),
    saving: share(traditional - modular.to),
  };
}

/** The largest amount in the chart, in pounds; it fills the width. */
export function chartWidth(rows: readonly CostRow[]): number {
  return Math.max(...rows.flatMap((row) => [row.traditional, row.modular.to]));
}

/** A range of weeks. */
export type Weeks = { readonly from: number; readonly to: number };

/** The certain part and the possible extra, as percentages of the longest time. */
export function timeBar({ from, to }: Weeks, longest: number): { least: number; more: number } {
  const share = (weeks: number) => Math.round((weeks / longest) * 1000) / 10;
  return { least: share(from), more: share(to - from) };
}

/** "£22,000–31,000": the unit only once, as the specification writes a range. */
export function poundRange({ from, to }: PoundRange): string {
  return `${pounds(from)}–${pounds(to).replace('£', '')}`;
}
