import { dirname } from 'node:path';
import { flushFolder, readPart, replaceFile, writeAll } from './disk';
import type { Disk, OpenFile } from './disk';
import { DamagedFileError } from './damaged-file-error';
import type { ExclusiveLock } from './exclusive-lock';
import { entryLine, headLines, NOTE_BYTES, noteLine, NOTES, readJournal } from './journal-lines';
import type { StoredEffect } from './journal-lines';

/** A point in the journal: the last entry on disk and where the next one begins. */
export interface JournalMark {
  /** The number of the last entry. */
  sequence: number;
  /** The offset in bytes at which the next one begins. */
  end: number;
}

export interface JournalParts {
  path: string;
  disk: Disk;
  lock: Pick<ExclusiveLock, 'lost' | 'confirm'>;
  /** The journal's name, repeated in its snapshots. */
  id: string;
  /** The schema version of the rows. */
  schemaVersion: number;
  /** The file doubles when it grows, but gains at most this many bytes of spare room. */
  roomBytes: number;
  /** How long after an entry its note is written, in ms; later entries share it. 0 for at once. */
  noteMs: number;
}

/** The entries a new journal starts with: their lines, and the number of the last one. */
export interface CarriedEntries {
  sequence: number;
  entries: Buffer;
}

/** The append-only file of accepted changes. Calls must not overlap: the database takes turns. */
export class Journal {
  readonly #parts: JournalParts;
  #file: OpenFile;
  #mark: JournalMark;
  /** Where the first entry begins, right after the notes. */
  #start: number;
  /** The allocated length of the file, with zeros after the last entry. */
  #room: number;
  /** Set while the disk may hold more, or less, than the mark says. */
  #broken = false;
  /** Runs until the next note is due. */
  #noteTimer: NodeJS.Timeout | undefined;
  /** The write of a note that is in progress. */
  #noting: Promise<void> = Promise.resolve();
  /** Which copy of the note, from 0, is written next: what failed is written before the other one is touched. */
  #nextCopy = 0;

  private constructor(parts: JournalParts, file: OpenFile, mark: JournalMark, start: number) {
    this.#parts = parts;
    this.#file = file;
    this.#mark = mark;
    this.#start = start;
    this.#room = mark.end;
  }

  /**
   * Begins a journal that follows change number `after`, with the entries it is to carry on from, and replaces
   * any other. It is always a new file: a previous lock holder that does not yet know it has lost the lock
   * keeps writing to the old one.
   */
  static async begin(
    parts: JournalParts,
    after: number,
    { sequence, entries }: CarriedEntries = { sequence: after, entries: Buffer.alloc(0) },
  ): Promise<Journal> {
    const { path, disk } = parts;
    const head = headLines(headerOf(parts, after), sequence);
    await replaceFile(path, [head, entries], disk);
    await flushFolder(dirname(path), disk);
    const file = await disk.open(path, 'r+');
    return new Journal(parts, file, { sequence, end: head.length + entries.length }, head.length);
  }

  get mark(): JournalMark {
    return this.#mark;
  }

  /**
   * Appends the effects under the next number; resolves once they would survive a power cut.
   *
   * @throws the disk's error, or StoreTakenError; the effects are cut off again before anything else is
   *   written
   */
  async append(effects: readonly StoredEffect[]): Promise<void> {
    const { lock } = this.#parts;
    if (lock.lost !== undefined) throw lock.lost;
    await this.repair();
    const { sequence, end } = this.#mark;
    const line = entryLine(sequence + 1, effects);
    try {
      await writeAll(this.#file, line, end);
      if (end + line.length > this.#room) await this.#makeRoom(end + line.length);
      await this.#file.datasync();
      // A process that takes the lock after this point reads what was flushed before it.
      await lock.confirm();
    } catch (error) {
      this.#broken = true;
      // If this fails too, the next write tries again before anything else.
      await this.repair().catch(() => undefined);
      throw error;
    }
    this.#mark = { sequence: sequence + 1, end: end + line.length };
    if (this.#parts.noteMs === 0) this.#note();
    else this.#noteTimer ??= setTimeout(() => this.#note(), this.#parts.noteMs).unref();
  }

  /** Records that the last entry was flushed. Nothing waits for this: an intact entry counts without a note. */
  #note(): void {
    clearTimeout(this.#noteTimer);
    this.#noteTimer = undefined;
    this.#noting = this.#noting.then(() => this.#writeNotes());
  }

  /** Writes the second copy once the first is flushed: a power cut or a failure then tears at most one. */
  async #writeNotes(): Promise<void> {
    if (this.#broken) return;
    const [file, note, start] = [this.#file, noteLine(this.#mark.sequence), this.#start];
    try {
      for (let copies = 0; copies < NOTES; copies += 1) {
        await writeAll(file, note, start - (NOTES - this.#nextCopy) * NOTE_BYTES);
        await file.datasync();
        this.#nextCopy = (this.#nextCopy + 1) % NOTES;
      }
    } catch {
      // The next note begins with the copy that failed, so that the other one stays whole until this one is.
    }
  }

  /**
   * Preallocates zeros after the entries, which the next flush writes too. Later entries then change neither
   * the length of the file nor where it lies on disk, so their flushes write nothing but the entries.
   */
  async #makeRoom(end: number): Promise<void> {
    this.#room = end;
    const zeros = Buffer.alloc(Math.min(end, this.#parts.roomBytes));
    try {
      await writeAll(this.#file, zeros, end);
      this.#room += zeros.length;
    } catch {
      // Only an optimisation: a disk without space for this may still have space for the entry.
    }
  }

  /**
   * After a failure: reopens the file by its name, truncates it to the mark and flushes that.
   *
   * @throws the disk's error; the journal cannot be written until this succeeds
   */
  async repair(): Promise<void> {
    if (!this.#broken) return;
    await this.#noting;
    await this.#parts.lock.confirm();
    await this.#reopen(await this.#findMark());
  }

  /**
   * Restarts the journal after a snapshot taken at this mark, and carries over later entries.
   *
   * @throws the disk's error; the journal carries on as it was
   */
  async restart({ sequence, end }: JournalMark): Promise<void> {
    await this.repair();
    await this.#noting;
    const { path, disk } = this.#parts;
    const { sequence: newest } = this.#mark;
    const head = headLines(headerOf(this.#parts, sequence), newest);
    const later = await readPart(this.#file, end, this.#mark.end);
    // Nothing may be written until it is certain which file has the name.
    this.#broken = true;
    await replaceFile(path, [head, later], disk);
    this.#start = head.length;
    await this.#reopen({ sequence: newest, end: head.length + later.length });
  }

  async #reopen(mark: JournalMark): Promise<void> {
    const { path, disk, lock } = this.#parts;
    const old = this.#file;
    const file = await disk.open(path, 'r+');
    // If the lock is still ours now, the file just opened was ours too.
    await lock.confirm().catch(async (error: unknown) => {
      await file.close();
      throw error;
    });
    this.#file = file;
    // The old file has failed or lost its name: an error on closing it does not matter.
    await old.close().catch(() => undefined);
    this.#mark = mark;
    this.#room = mark.end;
    await this.#file.truncate(mark.end);
    await this.#file.sync();
    await flushFolder(dirname(path), disk);
    this.#broken = false;
  }

  /** Where the last accepted entry ends in the file on disk. */
  async #findMark(): Promise<JournalMark> {
    const { sequence } = this.#mark;
    const { path, disk } = this.#parts;
    const { header, start, entries } = readJournal(await disk.readFile(path), path);
    this.#start = start;
    const end = header.after === sequence ? start : entries[sequence - header.after - 1]?.end;
    if (end !== undefined) return { sequence, end };
    throw new DamagedFileError(path, `it ends before change ${sequence}`);
  }

  /** Writes the note of the last entry now, without waiting for the timer. */
  async settle(): Promise<void> {
    await this.repair();
    this.#note();
    await this.#noting;
  }

  async close(): Promise<void> {
    // Best effort: every acknowledged entry is on disk already.
    await this.settle().catch(() => undefined);
    await this.#file.datasync().catch(() => undefined);
    await this.#file.close();
  }
}

function headerOf({ id, schemaVersion }: JournalParts, after: number) {
  return { id, schemaVersion, after };
}
