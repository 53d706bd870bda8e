import type { Counted } from '#domain/order/contracts/admin/today';

interface Stops {
  /** "186 visits began a room; of 100, 12 asked for a quote." */
  words: string;
  steps: readonly (Counted & {
    /** Of 100 who began. */
    of100: number;
    /** Beside the step where the most stop. */
    note: string | undefined;
  })[];
}

/**
 * Where those who begin a room stop.
 *
 * @param reached how many reached each step, the request at last
 * @returns null when nobody has begun
 */
export function stopsOf(reached: readonly Counted[]): Stops | null {
  const begun = reached[0]?.count ?? 0;
  if (begun === 0) return null;
  const steps = reached.map(({ name, count: all }) => {
    // Who passes midnight at the edge of the 30 days is only seen further on.
    const count = Math.min(all, begun);
    return { name, count, of100: Math.round((100 * count) / begun) };
  });
  // So many less reach the next: the numbers are those of the table.
  const stopped = steps.slice(1).map(({ of100 }, index) => (steps[index]?.of100 ?? 0) - of100);
  const most = Math.max(...stopped);
  const where = most > 0 ? stopped.indexOf(most) : -1;
  const visits = begun === 1 ? '1 visit' : `${begun} visits`;
  return {
    words: `${visits} began a room; of 100, ${steps.at(-1)?.of100} asked for a quote.`,
    steps: steps.map((step, index) => ({
      ...step,
      note: index === where ? `Most stop here: ${most} of 100` : undefined,
    })),
  };
}
