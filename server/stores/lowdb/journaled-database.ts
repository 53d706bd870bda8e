import { join } from 'node:path';
import type { Low } from 'lowdb';
import type { Backups } from '#server/stores/files/backups';
import { writeFlushed } from '#server/stores/files/disk';
import type { Disk } from '#server/stores/files/disk';
import type { ExclusiveLock } from '#server/stores/files/exclusive-lock';
import type { Journal } from '#server/stores/files/journal';
import type { SnapshotFile } from '#server/stores/files/snapshot-file';
import type { StoredDocument } from '#server/stores/files/snapshot-lines';
import { StoreTakenError, StoreUnavailableError } from '#server/stores/ports';
import type { Database, ReadableRows, Rows } from '#server/stores/database/database';
import { Listings, readableRows, rowsOn } from './memory-rows';
import type { Draft, State, View } from './state';
import { numbered } from './stored-state';

/** The most changes that share a write: more would hold up the rest of the process. */
const BATCH = 256;
/** A store smaller than this writes a snapshot on close, so that a person finds everything in db.json. */
const SMALL_BYTES = 16 * 1024 * 1024;
const BACKUP_CHECK_MS = 3_600_000;
/** About the size of a quote: a disk without space for that is full. */
const PROBE = `${'ok '.repeat(1365)}\n`;

interface Waiting {
  /** Does the work on the rows of the draft; its result settles the caller's promise, also with a rejection. */
  work: (draft: Draft, rows: Rows) => Promise<() => void>;
  fail: (failure: StoreUnavailableError) => void;
}

export interface JournaledDatabaseParts {
  folder: string;
  disk: Disk;
  low: Low<StoredDocument>;
  lock: ExclusiveLock;
  snapshot: SnapshotFile;
  backups: Backups;
  state: State;
  /** In bytes: a journal longer than this, and than the snapshot, is replaced by a new snapshot. */
  journalBytes: number;
  journalId: string;
  /** Prepares the files for changes; may be called again after a failure. */
  begin: () => Promise<BegunJournal>;
  report: (error: unknown, what: string) => void;
}

export interface BegunJournal {
  journal: Journal;
  /** The number of the last change in the snapshot. */
  snapshotHas: number;
}

/** Tables in memory, a write-ahead journal, and a snapshot that catches up with it. */
export class JournaledDatabase implements Database {
  readonly #parts: JournaledDatabaseParts;
  /** Of the latest state that is safely on disk. */
  readonly #rows: ReadableRows;
  readonly #waiting: Waiting[] = [];
  readonly #backupTimer: NodeJS.Timeout;
  /** The last task in the queue for the journal. */
  #turn: Promise<unknown> = Promise.resolve();
  #writing: Promise<void> | undefined;
  #probing: Promise<void> | undefined;
  #compacting: Promise<void> | undefined;
  #backingUp: Promise<void> | undefined;
  #purging: Promise<void> | undefined;
  /** The ids of rows whose old content is still in a file. */
  readonly #toPurge = new Set<string>();
  /** Kept for whoever looks at the same lists. */
  readonly listings = new Listings();
  /** Undefined until the files are ready for changes. */
  #journal: Journal | undefined;
  /** The length of the journal at which a new snapshot is due. */
  #compactAt: number;
  #snapshotHas = 0;
  /** The number of the last change that is in a backup made by this process. */
  #backupHas = 0;
  #closed = false;

  constructor(parts: JournaledDatabaseParts) {
    this.#parts = parts;
    this.#rows = readableRows(parts.state, this.listings);
    this.#compactAt = parts.journalBytes;
    this.#backupTimer = setInterval(() => this.#backUpIfDue(), BACKUP_CHECK_MS).unref();
  }

  /**
   * Prepares the files for changes; if this fails, the next change tries again.
   *
   * @throws the disk's error
   */
  async begin(): Promise<void> {
    await this.#inTurn(() => this.#ready());
    this.#backUpIfDue();
  }

  /** The latest state that is safely on disk. */
  get view(): View {
    return this.#parts.state;
  }

  read<T>(work: (rows: ReadableRows) => Promise<T>): Promise<T> {
    return work(this.#rows);
  }

  /** Changes are done one after the other, whatever their turns, and those that wait together share one write. */
  change<T>(_turns: readonly string[], work: (rows: Rows) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(closedError());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        work: async (draft, rows) => {
          const before = draft.effects.length;
          try {
            const result = await work(rows);
            return () => resolve(result);
          } catch (error) {
            draft.keepFirst(before);
            return () => reject(error);
          }
        },
        fail: reject,
      });
      this.#writing ??= this.#writeWaiting();
    });
  }

  /** Concurrent callers share one probe, so that health checks cannot become a load. */
  probe(): Promise<void> {
    if (this.#closed) return Promise.reject(closedError());
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  purge(id: string): void {
    this.#toPurge.add(id);
    this.#purging ??= this.#purge().finally(() => {
      this.#purging = undefined;
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#backupTimer);
    await this.#writing;
    await this.#purging;
    await this.#compacting;
    await this.#backingUp;
    const { snapshot, lock } = this.#parts;
    if (this.#journal !== undefined) {
      const { sequence, end } = this.#journal.mark;
      const isBehind = lock.lost === undefined && sequence > this.#snapshotHas;
      if (isBehind && snapshot.size + end < SMALL_BYTES) await this.#compact();
      await this.#journal.close();
    }
    await lock.release();
  }

  async #ready(): Promise<Journal> {
    if (this.#journal !== undefined) return this.#journal;
    const { begin, journalBytes, snapshot } = this.#parts;
    const { journal, snapshotHas } = await begin();
    this.#snapshotHas = snapshotHas;
    this.#compactAt = Math.max(journalBytes, snapshot.size);
    this.#journal = journal;
    return journal;
  }

  async #writeWaiting(): Promise<void> {
    // Lets changes made at the same moment share the first write.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      await this.#inTurn(() => this.#writeTogether(batch));
      const length = this.#journal?.mark.end ?? 0;
      if (length > this.#compactAt) void this.#compactOnce();
    }
    this.#writing = undefined;
  }

  /**
   * One write for the whole batch. Even changes without effects are answered only once it is on disk,
   * because they saw the ones before them.
   */
  async #writeTogether(batch: readonly Waiting[]): Promise<void> {
    const { state, lock } = this.#parts;
    const draft = state.draft();
    const rows = rowsOn(draft, this.listings);
    const answers: (() => void)[] = [];
    for (const { work } of batch) answers.push(await work(draft, rows));
    const { effects } = draft;
    try {
      if (lock.lost !== undefined) throw lock.lost;
      if (effects.length > 0) await (await this.#ready()).append(effects);
    } catch (cause) {
      const failure = unavailable(cause);
      for (const { fail } of batch) fail(failure);
      return;
    }
    state.apply(effects);
    for (const answer of answers) answer();
  }

  #compactOnce(): Promise<void> {
    this.#compacting ??= this.#compact().finally(() => {
      this.#compacting = undefined;
    });
    return this.#compacting;
  }

  /** Erases the old content of rows from the snapshot, the journal and the backups. */
  async #purge(): Promise<void> {
    const { backups, report } = this.#parts;
    // Removals at the same moment share one rewrite.
    await new Promise(setImmediate);
    while (this.#toPurge.size > 0) {
      const ids = new Set(this.#toPurge);
      this.#toPurge.clear();
      try {
        // A snapshot already in progress may have been started before the removal.
        await this.#compacting;
        await this.#compactOnce();
        await this.#backingUp;
        await backups.forget(ids);
      } catch (error) {
        report(error, 'What was removed is still in a backup; it goes when the backup goes.');
      }
    }
  }

  /** Writes a new snapshot while changes continue, and restarts the journal after it. */
  async #compact(): Promise<void> {
    const { low, journalBytes, snapshot, report } = this.#parts;
    try {
      const { mark, document } = await this.#capture();
      low.data = numbered(document, mark.sequence, this.#parts.journalId);
      await low.write();
      this.#snapshotHas = mark.sequence;
      await this.#inTurn(async () => (await this.#ready()).restart(mark));
      this.#compactAt = Math.max(journalBytes, snapshot.size);
    } catch (error) {
      // The journal has everything, and may grow until there is space for a snapshot.
      this.#compactAt = (this.#journal?.mark.end ?? 0) + journalBytes;
      report(error, 'No new snapshot could be written; the journal grows on.');
    } finally {
      // Rows removed from now on must not stay in memory here.
      low.data = {};
    }
  }

  #backUpIfDue(): void {
    this.#backingUp ??= this.#backUp().finally(() => {
      this.#backingUp = undefined;
    });
  }

  async #backUp(): Promise<void> {
    const { backups, snapshot, report } = this.#parts;
    try {
      const sequence = this.#journal?.mark.sequence ?? this.#backupHas;
      if (sequence === this.#backupHas || !(await backups.isDue())) return;
      await backups.checkRoom(snapshot.size + (this.#journal?.mark.end ?? 0));
      const { mark, document } = await this.#capture();
      await backups.write(numbered(document, mark.sequence), 'daily');
      this.#backupHas = mark.sequence;
    } catch (error) {
      report(error, 'No backup could be written; the next attempt comes within the hour.');
    }
  }

  /** The state between two batches, as plain data that later changes do not touch. */
  #capture() {
    return this.#inTurn(async () => {
      const { mark } = await this.#ready();
      return { mark, document: this.#parts.state.document() };
    });
  }

  async #probe(): Promise<void> {
    const { folder, disk, lock } = this.#parts;
    const path = join(folder, 'probe');
    try {
      await lock.confirm();
      await this.#inTurn(async () => (await this.#ready()).settle());
      try {
        await writeFlushed(path, PROBE, disk);
      } finally {
        await disk.rm(path, { force: true });
      }
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(task);
    // The next task runs either way; the failure goes to this one's caller.
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

function closedError(): StoreUnavailableError {
  return new StoreUnavailableError('The store is closed.');
}

function unavailable(cause: unknown): StoreUnavailableError {
  if (cause instanceof StoreTakenError) return cause;
  return new StoreUnavailableError('The store could not be written.', { cause });
}
