import { describe, expect, it } from 'vitest';
import { StoreTakenError } from '#server/stores/ports';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import type { Database } from '#server/stores/database/database';
import { adding, names } from '#server/testing/rows/named-rows';
import { openUnlocked } from './lowdb-database';

async function add(database: Database, name: string): Promise<void> {
  await database.change([], adding(name));
}

/** Everything except its backups. */
function storeFiles(disk: SimulatedDisk): string[] {
  return disk
    .names()
    .filter((name) => !name.includes('/backups/'))
    .toSorted();
}

/** A database on a shared disk, and a way to take its lock. */
async function openLosing() {
  const disk = new SimulatedDisk();
  const lock: { lost: StoreTakenError | undefined; isTaken: boolean } = {
    lost: undefined,
    isTaken: false,
  };
  const database = await openUnlocked('/d', {
    disk,
    journalBytes: 4000,
    lock: {
      get lost() {
        return lock.lost;
      },
      async confirm() {
        if (lock.isTaken) throw (lock.lost = new StoreTakenError('taken'));
      },
      release: () => Promise.resolve(),
    },
  });
  return { disk, lock, database };
}

describe('a store whose lock was taken', () => {
  it('acknowledges nothing more, and leaves the files of who took it alone', async () => {
    const { disk, lock, database } = await openLosing();
    await add(database, 'before');
    lock.isTaken = true;
    const taker = await openUnlocked('/d', { disk });
    await add(taker, 'theirs');
    const files = async () => {
      const all = storeFiles(disk);
      return Promise.all(all.map(async (name) => [name, await disk.readFile(name)]));
    };
    // The note is written after the answer.
    await taker.probe();
    const before = await files();
    for (const name of ['late', 'later', 'x'.repeat(5000)]) {
      await expect(add(database, name)).rejects.toThrow(StoreTakenError);
    }
    await expect(database.probe()).rejects.toThrow(StoreTakenError);
    await database.close();
    expect(await files()).toEqual(before);
    await add(taker, 'theirs again');
    await taker.close();
    const again = await openUnlocked('/d', { disk });
    expect(names(again)).toEqual(['before', 'theirs', 'theirs again']);
  });

  it('puts no snapshot in the place of the newer one, however far it was with it', async () => {
    const { disk, lock, database } = await openLosing();
    await add(database, 'x'.repeat(5000));
    while (!disk.names().some((name) => name.endsWith('.tmp'))) await new Promise(setImmediate);
    // Stalls right here, and is taken for dead.
    lock.isTaken = true;
    const taker = await openUnlocked('/d', { disk });
    await add(taker, 'theirs');
    await database.close();
    expect(storeFiles(disk)).toEqual(['/d/db.json', '/d/db.json.journal']);
    const again = await openUnlocked('/d', { disk });
    expect(names(again)).toHaveLength(2);
  });
});
