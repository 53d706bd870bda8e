import { STEPS } from '#domain/draft/steps';

/** What is counted, in its order: the six steps, and the request. */
const TITLES = [...STEPS.map(({ title }) => title), 'Request'];

interface Stops {
  /** "186 visits began a room; of 100, 12 asked for a quote." */
  words: string;
  steps: readonly {
    title: string;
    count: number;
    /** Of 100 who began. */
    of100: number;
    /** Beside the step where the most stop. */
    note: string | undefined;
  }[];
}

/**
 * Where those who begin a room stop.
 *
 * @param reached how many reached each of COUNTED_STEPS
 * @returns null when nobody has begun
 */
export function stopsOf(reached: readonly number[]): Stops | null {
  const [begun = 0] = reached;
  if (begun === 0) return null;
  // Who passes midnight at the edge of the 30 days is only seen further on.
  const counts = reached.map((count) => Math.min(count, begun));
  const of100 = counts.map((count) => Math.round((100 * count) / begun));
  // So many less reach the next: the numbers are those of the table.
  const stopped = of100.slice(1).map((next, index) => (of100[index] ?? 0) - next);
  const most = Math.max(...stopped);
  const where = most > 0 ? stopped.indexOf(most) : -1;
  return {
    words: `${begun} visit${begun === 1 ? '' : 's'} began a room; of 100, ${of100.at(-1)} asked for a quote.`,
    steps: TITLES.map((title, index) => ({
      title,
      count: counts[index] ?? 0,
      of100: of100[index] ?? 0,
      note: index === where ? `Most stop here: ${most} of 100` : undefined,
    })),
  };
}
