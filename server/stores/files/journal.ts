import { dirname } from 'node:path';
import { flushFolder, readPart, replaceFile, writeAll } from './disk';
import type { Disk, OpenFile } from './disk';
import { DamagedFileError } from './damaged-file-error';
import type { ExclusiveLock } from './exclusive-lock';
import { entryLine, headLines, NOTE_BYTES, noteLine, readJournal } from './journal-lines';
import type { StoredEffect } from './journal-lines';

/** A moment in a journal: the last entry on disk and where the next one begins. */
export interface JournalMark {
  /** Of the last entry. */
  sequence: number;
  /** In bytes, where the next one begins. */
  end: number;
}

export interface JournalParts {
  path: string;
  disk: Disk;
  lock: Pick<ExclusiveLock, 'lost' | 'confirm'>;
  /** The name of the journal, which its snapshots name. */
  id: string;
  /** Of the rows that are put. */
  schemaVersion: number;
  /** The file grows by as much as it has, but by so many bytes at most. */
  roomBytes: number;
  /** So long after an entry its note is written, if no other one has come to share it. */
  noteMs: number;
}

/** What a journal goes on from: the lines of its entries, and the number of the last one. */
export interface CarriedEntries {
  sequence: number;
  entries: Buffer;
}

/**
 * The file that takes every accepted change, at its end. Not for two calls at the same time: the
 * database takes turns.
 */
export class Journal {
  readonly #parts: JournalParts;
  #file: OpenFile;
  #mark: JournalMark;
  /** Where the first entry begins, right behind the notes. */
  #start: number;
  /** Up to here the file is there already: behind the last entry, as zeros. */
  #room: number;
  /** Set while the disk may hold more, or less, than the mark says. */
  #broken = false;
  /** Until the next note is due. */
  #noteTimer: NodeJS.Timeout | undefined;
  /** A note on its way to the disk. */
  #noting: Promise<void> = Promise.resolve();

  private constructor(parts: JournalParts, file: OpenFile, mark: JournalMark, start: number) {
    this.#parts = parts;
    this.#file = file;
    this.#mark = mark;
    this.#start = start;
    this.#room = mark.end;
  }

  /**
   * Begins a journal behind the change with this number, in the place of any other, with the entries
   * that it is to go on from. It is always a new file: whoever had the lock before us, and does not know
   * yet that it is lost, writes into the old one.
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
   * Resolves when the effects would survive a power cut, under the next number.
   *
   * @throws the disk's error; the effects are cut off again before anything else is written.
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
      // Whoever takes the lock after this moment reads what was flushed before it.
      await lock.confirm();
    } catch (error) {
      this.#broken = true;
      // If this fails too, whoever comes next tries again before anything else is written.
      await this.repair().catch(() => undefined);
      throw error;
    }
    this.#mark = { sequence: sequence + 1, end: end + line.length };
    if (this.#parts.noteMs === 0) this.#note();
    else this.#noteTimer ??= setTimeout(() => this.#note(), this.#parts.noteMs).unref();
  }

  /** Notes that the last entry was flushed. Nobody waits for that: without it, a whole entry is still whole. */
  #note(): void {
    clearTimeout(this.#noteTimer);
    this.#noteTimer = undefined;
    this.#noting = this.#noting.then(() => this.#writeNotes());
  }

  /** The second one when the disk has the first: a power cut then tears one of them at most. */
  async #writeNotes(): Promise<void> {
    if (this.#broken) return;
    const [file, note, start] = [this.#file, noteLine(this.#mark.sequence), this.#start];
    try {
      for (const place of [start - 2 * NOTE_BYTES, start - NOTE_BYTES]) {
        await writeAll(file, note, place);
        await file.datasync();
      }
    } catch {
      // The next note goes to both places again.
    }
  }

  /**
   * Adds zeros behind the entries, which the next flush writes with them. Later entries then change
   * neither the length of the file nor where it lies: their flushes write them and nothing else.
   */
  async #makeRoom(end: number): Promise<void> {
    this.#room = end;
    const zeros = Buffer.alloc(Math.min(end, this.#parts.roomBytes));
    try {
      await writeAll(this.#file, zeros, end);
      this.#room += zeros.length;
    } catch {
      // It would only have been faster: a disk that has no room for this may have it for the entry.
    }
  }

  /**
   * After a failure: makes the file end at the mark again, under its name, and the disk know it.
   *
   * @throws the disk's error; the journal cannot be written until this succeeds.
   */
  async repair(): Promise<void> {
    if (!this.#broken) return;
    await this.#noting;
    await this.#parts.lock.confirm();
    await this.#reopen(await this.#findMark());
  }

  /**
   * Begins anew behind a snapshot of this moment. Entries that came later move along.
   *
   * @throws the disk's error; the journal goes on as it was.
   */
  async restart({ sequence, end }: JournalMark): Promise<void> {
    await this.repair();
    await this.#noting;
    const { path, disk } = this.#parts;
    const { sequence: newest } = this.#mark;
    const head = headLines(headerOf(this.#parts, sequence), newest);
    const later = await readPart(this.#file, end, this.#mark.end);
    // Nothing is written until it is certain which file stands under the name.
    this.#broken = true;
    await replaceFile(path, [head, later], disk);
    this.#start = head.length;
    await this.#reopen({ sequence: newest, end: head.length + later.length });
  }

  async #reopen(mark: JournalMark): Promise<void> {
    const { path, disk, lock } = this.#parts;
    const old = this.#file;
    const file = await disk.open(path, 'r+');
    // If it is still ours now, so was the file that was opened.
    await lock.confirm().catch(async (error: unknown) => {
      await file.close();
      throw error;
    });
    this.#file = file;
    // It has failed, or lost its name: nothing of it is needed.
    await old.close().catch(() => undefined);
    this.#mark = mark;
    this.#room = mark.end;
    await this.#file.truncate(mark.end);
    await this.#file.sync();
    await flushFolder(dirname(path), disk);
    this.#broken = false;
  }

  /** Where the last accepted entry ends in the file that is there now. */
  async #findMark(): Promise<JournalMark> {
    const { sequence } = this.#mark;
    const { path, disk } = this.#parts;
    const { header, start, entries } = readJournal(await disk.readFile(path), path);
    this.#start = start;
    const end = header.after === sequence ? start : entries[sequence - header.after - 1]?.end;
    if (end !== undefined) return { sequence, end };
    throw new DamagedFileError(path, `it ends before change ${sequence}`);
  }

  /** Has the note of the last entry written. */
  async settle(): Promise<void> {
    await this.repair();
    this.#note();
    await this.#noting;
  }

  async close(): Promise<void> {
    await this.settle().catch(() => undefined);
    await this.#file.datasync().catch(() => undefined);
    await this.#file.close();
  }
}

function headerOf({ id, schemaVersion }: JournalParts, after: number) {
  return { id, schemaVersion, after };
}
