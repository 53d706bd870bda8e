import { expect, it } from 'vitest';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import type { Disk } from './disk';
import { Journal } from './journal';
import { readJournal } from './journal-lines';

const PATH = '/store/db.json.journal';
const ENTRY = [{ remove: 'uploads', key: 'one' }];

/** A disk on which the writes whose turn says so end half-way, with an error. */
function tearingDisk() {
  const disk = new SimulatedDisk();
  const tears: boolean[] = [];
  const open: Disk['open'] = async (path, flags) => {
    const file = await disk.open(path, flags);
    return {
      read: (...part) => file.read(...part),
      async write(bytes, offset, length, position) {
        if (!tears.shift()) return file.write(bytes, offset, length, position);
        await file.write(bytes, offset, length >> 1, position);
        throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
      },
      truncate: (length) => file.truncate(length),
      sync: () => file.sync(),
      datasync: () => file.datasync(),
      close: () => file.close(),
    };
  };
  const torn: Disk = {
    open,
    readFile: (path) => disk.readFile(path),
    readdir: (path) => disk.readdir(path),
    mkdir: () => disk.mkdir(),
    rename: (from, to) => disk.rename(from, to),
    rm: (path) => disk.rm(path),
    statfs: () => disk.statfs(),
  };
  return { disk: torn, tears };
}

it('can be read after one note failed at its second copy and the next at its first write', async () => {
  const { disk, tears } = tearingDisk();
  const lock = { lost: undefined, confirm: () => Promise.resolve() };
  const parts = { path: PATH, disk, lock, id: 'one', schemaVersion: 4, roomBytes: 0, noteMs: 1e6 };
  const journal = await Journal.begin(parts, 0);
  await journal.append(ENTRY);
  tears.push(false, true);
  await journal.settle();
  await journal.append(ENTRY);
  tears.push(true);
  await journal.settle();
  expect(readJournal(await disk.readFile(PATH), PATH).entries).toHaveLength(2);
  // The disk works again, and the note says so.
  await journal.settle();
  await journal.close();
  expect(readJournal(await disk.readFile(PATH), PATH).entries).toHaveLength(2);
});
