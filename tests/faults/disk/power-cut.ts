import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { openUnlocked } from '#server/stores/lowdb/lowdb-database';
import type { SimulatedDisk } from '#server/testing/simulated-disk';
import type { Finding } from '#tests/faults/finding';
import { recordPlainLowdb } from './plain-lowdb';
import { powerCuts } from './power-cuts';
import { between, seededRandom } from '#tests/faults/random';
import type { Random } from '#tests/faults/random';
import { RecordingDisk } from './recording-disk';
import type { Operation } from './recording-disk';
import { addRow, namesIn } from './stored-rows';

const FOLDER = '/store';

export interface PowerCutOptions {
  seed: number;
  /** How many quotes are stored. */
  rows: number;
  reorderings: number;
  /** How many of the last writes are torn at every byte. */
  torn: number;
}

/** Cuts the power after every single disk operation, in every way it may end. */
export async function cutPower({ seed, ...options }: PowerCutOptions): Promise<Finding> {
  const random = seededRandom(seed);
  const operations = await recordStore(options.rows, random);
  const tally = await tallyCuts(operations, { ...options, random }, async (disk) =>
    namesIn(await readStoredDocument(FOLDER, disk)),
  );
  return {
    fault: 'power cut',
    size: `${tally.cuts} cuts of ${operations.length} operations, ${options.rows} quotes`,
    found: `${tally.losing} lose a row, ${tally.unreadable} unreadable`,
    passed: tally.cuts > 0 && tally.losing === 0 && tally.unreadable === 0,
  };
}

/** The same for plain lowdb: a test that it survived would be worthless. */
export async function cutPowerOfPlainLowdb({
  seed,
  ...options
}: PowerCutOptions): Promise<Finding> {
  const random = seededRandom(seed);
  const operations = await recordPlainLowdb(FOLDER, options.rows);
  const tally = await tallyCuts(operations, { ...options, random }, async (disk) => {
    const text = (await disk.readFile(`${FOLDER}/db.json`)).toString();
    return namesIn(JSON.parse(text));
  });
  const lost = tally.losing + tally.unreadable;
  return {
    fault: 'power cut, plain lowdb (must fail)',
    size: `${tally.cuts} cuts of ${operations.length} operations, ${options.rows} quotes`,
    found: `${Math.round((100 * lost) / tally.cuts)} % lose rows or are unreadable (${tally.unreadable})`,
    passed: tally.losing > 0 && tally.unreadable > 0,
  };
}

/** Quotes arriving in batches of different sizes, with snapshots between them and two restarts. */
async function recordStore(rows: number, random: Random): Promise<Operation[]> {
  const disk = new RecordingDisk();
  const names = Array.from({ length: rows }, (_, row) => `${row}`);
  const lives = [names.slice(0, rows / 3), names.slice(rows / 3, rows / 2), names.slice(rows / 2)];
  for (const life of lives) {
    const database = await openUnlocked(FOLDER, { disk, journalBytes: 6000, noteMs: 0 });
    while (life.length > 0) {
      const crowd = life.splice(0, between(random, 1, 5));
      await Promise.all(
        crowd.map(async (name) => {
          await addRow(database, name);
          disk.acknowledge(name);
        }),
      );
    }
    // The last one is not closed: the power cut must hit its journal.
    if (life !== lives.at(-1)) await database.close();
  }
  return disk.operations;
}

type TallyOptions = Omit<PowerCutOptions, 'seed' | 'rows'> & { random: Random };

async function tallyCuts(
  operations: readonly Operation[],
  { torn, ...options }: TallyOptions,
  read: (disk: SimulatedDisk) => Promise<string[]>,
) {
  const tally = { cuts: 0, losing: 0, unreadable: 0 };
  const writes = operations.filter(({ kind }) => kind === 'write');
  const tornWrites = new Set<Operation | undefined>(writes.slice(writes.length - torn));
  for (let count = 1; count <= operations.length; count += 1) {
    const before = operations.slice(0, count);
    const acknowledged = before.flatMap((one) => (one.kind === 'acknowledge' ? one.name : []));
    const isTorn = tornWrites.has(before.at(-1));
    for (const { disk } of powerCuts(before, { ...options, isTorn })) {
      tally.cuts += 1;
      try {
        const found = new Set(await read(disk));
        if (!acknowledged.every((name) => found.has(name))) tally.losing += 1;
      } catch {
        // Before the first acknowledgement there may be no file.
        if (acknowledged.length > 0) tally.unreadable += 1;
      }
    }
  }
  return tally;
}
