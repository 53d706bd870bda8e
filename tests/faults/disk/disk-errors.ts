import type { Disk, OpenFile } from '#server/stores/files/disk';
import { openUnlocked } from '#server/stores/lowdb/lowdb-database';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { contentOf } from '#server/testing/rows/content-of';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import type { Finding } from '#tests/faults/finding';
import { addRow, namesIn } from './stored-rows';

const FOLDER = '/store';

/** How a call fails: before doing anything, halfway through, or after completing. */
const WAYS = ['at once', 'half-way', 'when it was done'] as const;
type Way = (typeof WAYS)[number];

interface Fault {
  /** The number of the call that fails first. */
  at: number;
  /** How many calls fail in a row. */
  calls: number;
  way: Way;
}

export interface DiskErrorOptions {
  /** How many quotes are stored around each fault. */
  rows: number;
  /** Makes every nth call fail. */
  every: number;
}

/** Makes every single call to the disk fail, in several ways, and checks what is stored afterwards. */
export async function failDisk({ rows, every }: DiskErrorOptions): Promise<Finding> {
  const tally = { runs: 0, refused: 0, wrong: 0, stuck: 0 };
  for (const calls of [1, 2, 5]) {
    for (const way of WAYS) {
      for (let at = 1; ; at += every) {
        const outcome = await runWithFault(rows, { at, calls, way });
        if (!outcome.hasFailed) break;
        tally.runs += 1;
        tally.refused += outcome.refused;
        if (!outcome.isRight) tally.wrong += 1;
        if (!outcome.hasRecovered) tally.stuck += 1;
      }
    }
  }
  return {
    fault: 'disk full, I/O errors',
    size: `${tally.runs} runs, ${tally.refused} refused writes`,
    found: `${tally.wrong} keep another row than was acknowledged, ${tally.stuck} do not recover`,
    passed: tally.refused > 0 && tally.wrong === 0 && tally.stuck === 0,
  };
}

async function runWithFault(rows: number, fault: Fault) {
  const disk = new SimulatedDisk();
  const failing = new FailingDisk(disk);
  failing.fault = fault;
  const open = () => openUnlocked(FOLDER, { disk: failing, journalBytes: 4000, noteMs: 0 });
  const database = await open().catch(() => {
    // The server does not start; once the disk works again, it does.
    failing.fault = null;
    return open();
  });
  const acknowledged: string[] = [];
  let refused = 0;
  for (let row = 0; row < rows; row += 1) {
    const crowd = [`${row}`, `${row}, its neighbour`];
    await Promise.all(
      crowd.map((name) =>
        addRow(database, name).then(
          () => acknowledged.push(name),
          () => (refused += 1),
        ),
      ),
    );
  }
  const hasFailed = failing.calls >= fault.at;
  failing.fault = null;
  const isEverywhere = async (): Promise<boolean> => {
    const places = [await readStoredDocument(FOLDER, disk.afterPowerCut()), contentOf(database)];
    return places.every((place) => namesIn(place).join('|') === acknowledged.join('|'));
  };
  let hasRecovered = await succeeds(database.probe());
  let isRight = await isEverywhere();
  hasRecovered &&= await succeeds(addRow(database, 'afterwards'));
  acknowledged.push('afterwards');
  isRight &&= await isEverywhere();
  await database.close();
  isRight &&= await isEverywhere();
  return { hasFailed, hasRecovered, isRight, refused };
}

function succeeds(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}

/** Passes every call on until it is the turn of the one to fail. */
class FailingDisk implements Disk {
  fault: Fault | null = null;
  calls = 0;
  readonly #disk: SimulatedDisk;

  constructor(disk: SimulatedDisk) {
    this.#disk = disk;
  }

  async open(path: string, flags: 'r' | 'r+' | 'w'): Promise<OpenFile> {
    const file = await this.#disk.open(path, flags);
    return {
      read: (...part) => file.read(...part),
      write: (bytes, offset, length, position) =>
        this.#call(
          () => file.write(bytes, offset, length, position),
          () => file.write(bytes, offset, length >> 1, position),
        ),
      truncate: (length) => this.#call(() => file.truncate(length)),
      sync: () => this.#call(() => file.sync()),
      datasync: () => this.#call(() => file.datasync()),
      close: () => file.close(),
    };
  }

  readFile(path: string): Promise<Buffer> {
    return this.#disk.readFile(path);
  }

  readdir(path: string): Promise<string[]> {
    return this.#disk.readdir(path);
  }

  mkdir(): Promise<undefined> {
    return this.#disk.mkdir();
  }

  statfs() {
    return this.#disk.statfs();
  }

  rename(from: string, to: string): Promise<void> {
    return this.#call(() => this.#disk.rename(from, to));
  }

  rm(path: string): Promise<void> {
    return this.#call(() => this.#disk.rm(path));
  }

  async #call<T>(work: () => Promise<T>, half?: () => Promise<unknown>): Promise<T> {
    const { fault } = this;
    if (fault === null) return work();
    this.calls += 1;
    if (this.calls < fault.at || this.calls >= fault.at + fault.calls) return work();
    if (fault.way === 'half-way') await half?.();
    if (fault.way === 'when it was done') await work();
    throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  }
}
