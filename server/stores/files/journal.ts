import { dirname } from 'node:path';
import { flushFolder, readPart, replaceFile, writeAll } from './disk';
import type { Disk, OpenFile } from './disk';
import { DamagedFileError } from './damaged-file-error';
import { entryLine, headerLine, readJournal } from './journal-lines';
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
  /** Of the rows that are put. */
  schemaVersion: number;
  /** The file grows by as much as it has, but by so many bytes at most. */
  roomBytes: number;
}

/**
 * The file that takes every accepted change, at its end. Not for two calls at the same time: the
 * database takes turns.
 */
export class Journal {
  readonly #parts: JournalParts;
  #file: OpenFile;
  #mark: JournalMark;
  /** Up to here the file is there already: behind the last entry, as zeros. */
  #room: number;
  /** Set while the disk may hold more, or less, than the mark says. */
  #broken = false;

  private constructor(parts: JournalParts, file: OpenFile, mark: JournalMark) {
    this.#parts = parts;
    this.#file = file;
    this.#mark = mark;
    this.#room = mark.end;
  }

  /** Goes on with a journal whose bytes up to the mark hold, and cuts off what is behind them. */
  static async open(parts: JournalParts, mark: JournalMark): Promise<Journal> {
    const file = await parts.disk.open(parts.path, 'r+');
    await file.truncate(mark.end);
    await file.sync();
    return new Journal(parts, file, mark);
  }

  /** Begins a journal that follows the snapshot with this number, in the place of any other. */
  static async begin(parts: JournalParts, after: number): Promise<Journal> {
    const { path, disk, schemaVersion } = parts;
    const header = headerLine({ schemaVersion, after });
    await replaceFile(path, [header], disk);
    await flushFolder(dirname(path), disk);
    const file = await disk.open(path, 'r+');
    return new Journal(parts, file, { sequence: after, end: header.length });
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
    await this.repair();
    const { sequence, end } = this.#mark;
    const line = entryLine(sequence + 1, effects);
    try {
      await writeAll(this.#file, line, end);
      if (end + line.length > this.#room) await this.#makeRoom(end + line.length);
      await this.#file.datasync();
    } catch (error) {
      this.#broken = true;
      // If this fails too, whoever comes next tries again before anything else is written.
      await this.repair().catch(() => undefined);
      throw error;
    }
    this.#mark = { sequence: sequence + 1, end: end + line.length };
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
    if (this.#broken) await this.#reopen(await this.#findMark());
  }

  /**
   * Begins anew behind a snapshot of this moment. Entries that came later move along.
   *
   * @throws the disk's error; the journal goes on as it was.
   */
  async restart({ sequence, end }: JournalMark): Promise<void> {
    await this.repair();
    const { path, disk, schemaVersion } = this.#parts;
    const header = headerLine({ schemaVersion, after: sequence });
    const later = await readPart(this.#file, end, this.#mark.end);
    // Nothing is written until it is certain which file stands under the name.
    this.#broken = true;
    await replaceFile(path, [header, later], disk);
    const { sequence: newest } = this.#mark;
    await this.#reopen({ sequence: newest, end: header.length + later.length });
  }

  async #reopen(mark: JournalMark): Promise<void> {
    const { path, disk } = this.#parts;
    const old = this.#file;
    this.#file = await disk.open(path, 'r+');
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
    const end = header.after === sequence ? start : entries[sequence - header.after - 1]?.end;
    if (end !== undefined) return { sequence, end };
    throw new DamagedFileError(path, `it ends before change ${sequence}`);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
