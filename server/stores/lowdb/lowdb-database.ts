import { randomUUID } from 'node:crypto';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { Backups } from '#server/stores/files/backups';
import { DamagedFileError } from '#server/stores/files/damaged-file-error';
import { guardRenames, isDiskFull, makeFolder, removeUnfinished } from '#server/stores/files/disk';
import type { Disk } from '#server/stores/files/disk';
import { takeExclusiveLock } from '#server/stores/files/exclusive-lock';
import type { ExclusiveLock } from '#server/stores/files/exclusive-lock';
import { Journal } from '#server/stores/files/journal';
import type { JournalParts } from '#server/stores/files/journal';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import type { StoredDocument } from '#server/stores/files/snapshot-lines';
import { StoreUnavailableError } from '#server/stores/ports';
import { checkDocument } from './document';
import type { Document } from './document';
import { JournaledDatabase } from './journaled-database';
import type { BegunJournal } from './journaled-database';
import { SCHEMA_VERSION } from './migrations';
import { State } from './state';
import { journalPath, numbered, readStoredState, snapshotPath } from './stored-state';
import type { StoredState } from './stored-state';

/** A shorter journal is not worth a new snapshot. */
const JOURNAL_BYTES = 16 * 1024 * 1024;
/** How many bytes the journal preallocates: flushing more at once would hold up a quote. */
const ROOM_BYTES = 512 * 1024;

/** Under load, changes share a note, which costs two flushes. */
const NOTE_MS = 100;

const SALVAGE = 'To keep what can be read, run npm run salvage.';

export interface DatabaseOptions {
  /** The real disk, except in tests that make it fail. */
  disk?: Disk;
  now?: () => Date;
  /** The least length of the journal, in bytes, at which a snapshot replaces it. */
  journalBytes?: number;
  /** How long after a change the journal notes that it was flushed, in ms; 0 for at once. */
  noteMs?: number;
  /** Reports a problem that no caller is waiting for. No data is lost by it. */
  report?: (error: unknown, what: string) => void;
}

/**
 * Opens the store in the folder, which is created if necessary, and keeps every other process out of it until
 * `close`. On a full disk it can be read, and written to once there is space.
 *
 * @throws {LockedError} another process is using the folder
 * @throws {DamagedFileError} a file is not as the server wrote it; the message names the newest backup
 * @throws {StoreUnavailableError} the folder cannot be written to, for a reason other than a full disk
 */
export async function openLowdbDatabase(
  folder: string,
  options: DatabaseOptions = {},
): Promise<JournaledDatabase> {
  const { disk = nodeDisk, now = () => new Date(), report = () => undefined } = options;
  await makeFolder(folder, disk);
  const lock = await takeExclusiveLock(join(folder, 'db.lock'), {
    onLost: (error) => report(error, 'Another server has taken the data folder over.'),
  });
  try {
    return await openUnlocked(folder, { ...options, lock });
  } catch (error) {
    await lock.release();
    if (!(error instanceof DamagedFileError)) throw error;
    const newest = await new Backups(join(folder, 'backups'), disk, now).newest();
    throw new DamagedFileError(error.path, error.reason, {
      cause: error,
      advice: newest
        ? ` The newest backup is ${newest.path}: to go back to it, put it in the place of db.json and move db.json.journal away. ${SALVAGE}`
        : ` There is no backup. Put one in its place, or move the folder away to start empty. ${SALVAGE}`,
    });
  }
}

interface UnlockedOptions extends DatabaseOptions {
  lock?: ExclusiveLock;
}

/** For callers that know they are alone. */
const NO_LOCK: ExclusiveLock = {
  lost: undefined,
  confirm: () => Promise.resolve(),
  release: () => Promise.resolve(),
};

/** As `openLowdbDatabase`, without taking the lock: for callers that hold it or know that they are alone. */
export async function openUnlocked(
  folder: string,
  options: UnlockedOptions,
): Promise<JournaledDatabase> {
  const { now = () => new Date(), report = () => undefined, lock = NO_LOCK } = options;
  const disk = guardRenames(options.disk ?? nodeDisk, () => lock.confirm());
  const backups = new Backups(join(folder, 'backups'), disk, now);
  // Before anything is read, so that no previous lock holder can change it behind our back.
  for (const place of [folder, join(folder, 'backups')]) await removeUnfinished(place, disk);
  const snapshot = new SnapshotFile(snapshotPath(folder), disk);
  const low = new Low<StoredDocument>(snapshot, {});
  await low.read();
  const found = await readStoredState(snapshot.size === 0 ? null : low.data, folder, disk);
  const document = checkDocument(found.stored, snapshot.path);
  low.data = {};
  const { journalBytes = JOURNAL_BYTES } = options;
  const parts: JournalParts = {
    path: journalPath(folder),
    disk,
    lock,
    id: found.journalId ?? randomUUID(),
    schemaVersion: SCHEMA_VERSION,
    noteMs: options.noteMs ?? NOTE_MS,
    roomBytes: Math.min(ROOM_BYTES, Math.ceil(journalBytes / 8)),
  };
  const torn = found.journal?.torn;
  if (torn) {
    const what = `${parts.path}: ${torn.bytes} bytes from line ${torn.line} on are cut off.`;
    report(new Error(what), 'A write that nobody was told of was cut short, and is left out.');
  }
  const database = new JournaledDatabase({
    folder,
    disk,
    low,
    lock,
    snapshot,
    backups,
    report,
    state: new State(document),
    journalBytes,
    journalId: parts.id,
    begin: beginner({ found, document, parts, low, backups }),
  });
  try {
    await database.begin();
  } catch (cause) {
    const why = `The store could not be written: ${String(cause)}`;
    if (!isDiskFull(cause)) throw new StoreUnavailableError(why, { cause });
    report(cause, 'The disk is full: nothing can be stored before there is room.');
  }
  return database;
}

interface Beginning {
  found: StoredState;
  document: Document;
  parts: JournalParts;
  low: Low<StoredDocument>;
  backups: Backups;
}

/** Returns the function that prepares the files for changes; it may be called again after a failure. */
function beginner({ found, document, parts, low, backups }: Beginning) {
  const { stored, sequence, namesJournal, journal: carried } = found;
  const isOlder = stored['schemaVersion'] !== SCHEMA_VERSION;
  let isBackedUp = !isOlder;
  return async (): Promise<BegunJournal> => {
    if (namesJournal && !isOlder && carried !== null) {
      const journal = await Journal.begin(parts, carried.after, carried);
      return { journal, snapshotHas: found.snapshotHas };
    }
    if (!isBackedUp) await backups.write(numbered(stored, sequence), 'before-migration');
    isBackedUp = true;
    // A snapshot may only name a journal that exists, so a new one comes before it. An existing one is
    // replaced after it, because it holds changes that the old snapshot lacks.
    const early = carried === null ? await Journal.begin(parts, sequence) : undefined;
    if (!namesJournal || isOlder) {
      low.data = numbered(document, sequence, parts.id);
      await low.write().finally(() => (low.data = {}));
    }
    const journal = early ?? (await Journal.begin(parts, sequence));
    return { journal, snapshotHas: sequence };
  };
}
