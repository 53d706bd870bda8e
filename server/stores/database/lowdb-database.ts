import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { Backups } from '#server/stores/files/backups';
import { DamagedFileError } from '#server/stores/files/damaged-file-error';
import { makeFolder } from '#server/stores/files/disk';
import type { Disk } from '#server/stores/files/disk';
import { takeExclusiveLock } from '#server/stores/files/exclusive-lock';
import { Journal } from '#server/stores/files/journal';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import type { StoredDocument } from '#server/stores/files/snapshot-lines';
import { StoreUnavailableError } from '#server/stores/ports';
import type { Database } from './database';
import { checkDocument, emptyDocument } from './document';
import { JournaledDatabase } from './journaled-database';
import { SCHEMA_VERSION } from './migrations';
import { State } from './state';
import { journalPath, numbered, readStoredState, snapshotPath } from './stored-state';

/** A shorter journal is not worth a new snapshot. */
const JOURNAL_BYTES = 16 * 1024 * 1024;
/** What the journal's file has ahead of its entries: flushing more of it would hold up a quote. */
const ROOM_BYTES = 512 * 1024;

export interface DatabaseOptions {
  /** The real one, unless a test lets it fail. */
  disk?: Disk;
  now?: () => Date;
  /** A journal is allowed this length at least, in bytes, before it makes way for a snapshot. */
  journalBytes?: number;
  /** Hears of trouble that no caller is waiting for. Nothing is lost by it. */
  report?: (error: unknown, what: string) => void;
}

/**
 * Opens the store in the folder, which is made when it is not there, and keeps every other process
 * out of it until `close`.
 *
 * @throws {LockedError} another process has the folder.
 * @throws {DamagedFileError} a file is not what the server wrote; it names the newest backup.
 * @throws {StoreUnavailableError} the folder cannot be written.
 */
export async function openLowdbDatabase(
  folder: string,
  options: DatabaseOptions = {},
): Promise<Database> {
  const { disk = nodeDisk, now = () => new Date() } = options;
  await makeFolder(folder, disk);
  const lock = await takeExclusiveLock(join(folder, 'db.lock'));
  try {
    return await openUnlocked(folder, { ...options, release: () => lock.release() });
  } catch (error) {
    await lock.release();
    if (!(error instanceof DamagedFileError)) throw error;
    const newest = await new Backups(join(folder, 'backups'), disk, now).newest();
    throw new DamagedFileError(error.path, error.reason, {
      cause: error,
      advice: newest
        ? ` The newest backup is ${newest.path}: to go back to it, put it in the place of db.json and move db.json.journal away.`
        : ' There is no backup. Put one in its place, or move the folder away to start empty.',
    });
  }
}

interface UnlockedOptions extends DatabaseOptions {
  release?: () => Promise<void>;
}

/** As `openLowdbDatabase`, for callers who know that they are alone. */
export async function openUnlocked(folder: string, options: UnlockedOptions): Promise<Database> {
  const { disk = nodeDisk, now = () => new Date(), report = () => undefined } = options;
  const snapshot = new SnapshotFile(snapshotPath(folder), disk);
  const low = new Low<StoredDocument>(snapshot, emptyDocument);
  await low.read();
  const { stored, sequence, snapshotHas, mark } = await readStoredState(low.data, folder, disk);
  const isNew = snapshot.size === 0;
  if (isNew && mark !== null) {
    throw new DamagedFileError(journalPath(folder), 'db.json, which it goes on from, is gone');
  }
  const document = checkDocument(stored, snapshot.path);
  const backups = new Backups(join(folder, 'backups'), disk, now);
  const isOlder = stored['schemaVersion'] !== SCHEMA_VERSION;
  try {
    if (isOlder) await backups.write(numbered(stored, sequence), 'before-migration');
    if (isOlder || isNew) {
      low.data = numbered(document, sequence);
      await low.write();
    }
    const { journalBytes = JOURNAL_BYTES } = options;
    const roomBytes = Math.min(ROOM_BYTES, Math.ceil(journalBytes / 8));
    const path = journalPath(folder);
    const parts = { path, disk, schemaVersion: SCHEMA_VERSION, roomBytes };
    const journal =
      isOlder || mark === null
        ? await Journal.begin(parts, sequence)
        : await Journal.open(parts, mark);
    low.data = {};
    return new JournaledDatabase({
      folder,
      disk,
      low,
      snapshot,
      journal,
      backups,
      report,
      state: new State(document),
      journalBytes,
      snapshotHas: isOlder ? sequence : snapshotHas,
      release: options.release ?? (() => Promise.resolve()),
    });
  } catch (cause) {
    throw new StoreUnavailableError(`The store could not be written: ${String(cause)}`, { cause });
  }
}
