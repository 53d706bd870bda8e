import type { Queues, QueueTable } from '#server/stores/database/database';
import { fieldOf } from '#server/stores/database/tables';
import type { RowOf } from '#server/stores/database/tables';
import { comparePlaces } from '#server/stores/lowdb/listing';
import type { View } from '#server/stores/lowdb/state';

/** How many due rows are looked up at once: each lookup takes longer the more are waiting. */
const AT_A_TIME = 256;

/** When a row was queued, and the earliest time of its next attempt. */
const DUE: { readonly [T in QueueTable]: (row: RowOf<T>) => Due } = {
  mailQueue: (row) => row,
  pushDevices: ({ due }) => due ?? { queuedAt: '', notBefore: '' },
};

interface Due {
  queuedAt: string;
  notBefore: string;
}

/** What waits to be handed over: everything is in this process's hand. */
export function memoryQueues(view: View): Queues {
  /** The keys of the oldest rows that were due; some may wait no more. */
  const oldest: Record<QueueTable, string[]> = { mailQueue: [], pushDevices: [] };
  const waiting = <T extends QueueTable>(table: T): readonly RowOf<T>[] =>
    view.table(table).where('state', ['waiting']);
  const timesOf = <T extends QueueTable>(table: T, time: keyof Due): string[] =>
    waiting(table).map((row) => DUE[table](row)[time]);
  const firstOf = <T extends QueueTable>(table: T, now: Date, longestMs: number) => {
    for (;;) {
      const [key] = oldest[table];
      if (key === undefined) return undefined;
      const row: RowOf<T> | undefined = view.table(table).get(key);
      if (row !== undefined && isDue(table, row, now, longestMs)) return row;
      oldest[table].shift();
    }
  };
  return {
    async take(table, now, longestMs) {
      const known = firstOf(table, now, longestMs);
      if (known !== undefined) return known;
      const placeOf = (row: RowOf<typeof table>) => [DUE[table](row).queuedAt];
      oldest[table] = waiting(table)
        .filter((row) => isDue(table, row, now, longestMs))
        .toSorted((one, other) => comparePlaces(placeOf(one), placeOf(other)))
        .slice(0, AT_A_TIME)
        .map(({ id }) => id);
      return firstOf(table, now, longestMs);
    },
    async nextDue(table) {
      const first = leastOf(timesOf(table, 'notBefore'));
      return first === undefined ? undefined : new Date(first);
    },
    async load(table) {
      const times = timesOf(table, 'queuedAt');
      const first = leastOf(times);
      return { waiting: times.length, oldest: first === undefined ? undefined : new Date(first) };
    },
  };
}

function leastOf(times: readonly string[]): string | undefined {
  return times.reduce<string | undefined>(
    (least, time) => (least === undefined || time < least ? time : least),
    undefined,
  );
}

function isDue<T extends QueueTable>(
  table: T,
  row: RowOf<T>,
  now: Date,
  longestMs: number,
): boolean {
  if (fieldOf(table, 'state')(row) !== 'waiting') return false;
  const wait = Date.parse(DUE[table](row).notBefore) - now.getTime();
  // A row with a longer wait than we ever set was put off by a clock that was ahead.
  return wait <= 0 || wait > longestMs;
}
