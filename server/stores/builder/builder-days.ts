import * as z from 'zod';
import { COUNTED_STEPS, type CountedStep } from '#domain/order/contracts/builder-steps';

/** How far homeowners came in the builder on one day: counts, and nothing of anybody. */
export const builderDaySchema = z.strictObject({
  /** Of the calendar in England: "2026-11-24". */
  day: z.string(),
  /** How many reached each of COUNTED_STEPS. */
  reached: z.array(z.int().nonnegative()).length(COUNTED_STEPS.length),
});

export type BuilderDay = z.infer<typeof builderDaySchema>;

/** How far homeowners came in the builder, by day. */
export interface BuilderDayStore {
  /** Counts one more for each of the steps. With the first of a new day, the days before `keptFrom` are forgotten. */
  add(day: string, steps: readonly CountedStep[], keptFrom: string): Promise<void>;
  /** How many reached each step on the days from `first` to `last`. */
  reached(first: string, last: string): Promise<readonly number[]>;
}

/** The day, of which there may be no row yet, with one more for each of the steps. */
export function withSteps(
  { day, reached }: BuilderDay | { day: string; reached?: undefined },
  steps: readonly CountedStep[],
): BuilderDay {
  const counted = COUNTED_STEPS.map(
    (step, index) => (reached?.[index] ?? 0) + Number(steps.includes(step)),
  );
  return { day, reached: counted };
}

/** How many reached each step on all of these days. */
export function reachedOn(days: readonly BuilderDay[]): number[] {
  return COUNTED_STEPS.map((_, index) =>
    days.reduce((sum, { reached }) => sum + (reached[index] ?? 0), 0),
  );
}
