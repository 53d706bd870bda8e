import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as z from 'zod';
import { CONTESTANTS } from './contestants';
import { quoteRow } from './store-rows';

/** One measurement in a process of its own: `store-run.ts <contestant> <folder> <task> <number>`. */
const [name, folder, task, number] = z
  .tuple([
    z.enum(['this store', 'SQLite', 'plain lowdb']),
    z.string(),
    z.enum(['prepare', 'write', 'open']),
    z.coerce.number(),
  ])
  .parse(process.argv.slice(2));

const contestant = CONTESTANTS[name];

const LEAST_MS = 2500;
/** With many writes in flight the store reaches a new snapshot within this time, whatever its size. */
const LEAST_CROWDED_MS = 6000;

if (task === 'prepare') await contestant.prepare(folder, number);
else if (task === 'open') {
  const started = performance.now();
  const store = await contestant.open(folder);
  report({ milliseconds: performance.now() - started });
  await store.close();
} else await write(number);

/** Stores rows for a few seconds, with a number of them in flight. */
async function write(inFlight: number): Promise<void> {
  const store = await contestant.open(folder);
  const rows = Array.from({ length: 400 }, (_, index) => quoteRow(1e9 + index));
  let next = 2e9;
  let count = 0;
  const addOne = async (): Promise<void> => {
    // Only the unique parts of a row are generated here, because generating rows is not what is measured.
    const row = { ...(rows[next % rows.length] ?? quoteRow(next)), ...newNames((next += 1)) };
    await store.add(row);
    count += 1;
  };
  const addUntil = async (end: number): Promise<void> => {
    while (performance.now() < end) await addOne();
  };
  await addUntil(performance.now() + 300);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  count = 0;
  delay.enable();
  const started = performance.now();
  const isLong = inFlight > 1 && name === 'this store';
  const end = started + (isLong ? LEAST_CROWDED_MS : LEAST_MS);
  await Promise.all(Array.from({ length: inFlight }, () => addUntil(end)));
  const seconds = (performance.now() - started) / 1000;
  delay.disable();
  report({ perSecond: count / seconds, stall: delay.max / 1e6 });
  await store.close();
}

function newNames(number: number) {
  const tail = number.toString(16).padStart(12, '0');
  return { id: `00000000-0000-4000-8000-${tail}`, reference: `MGR-${tail}` };
}

function report(result: Record<string, number>): void {
  console.log(JSON.stringify(result));
}
