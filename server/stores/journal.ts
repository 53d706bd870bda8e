import { dirname } from 'node:path';
import { flushFolder, replaceFile, writeAll } from './disk';
import type { Disk, OpenFile } from './disk';
import type { Effect } from './effects';
import { DamagedFileError } from './damaged-file-error';
import { entryLine, headerLine, readJournal } from './journal-lines';
import { SCHEMA_VERSION } from './migrations';

/** A moment in a journal: the last entry on disk and where the next one begins. */
export interface JournalMark {
  /** Of the last entry. */
  sequence: number;
  /** In bytes, where the next one begins. */
  end: number;
}

/**
 * The file that takes every accepted change, at its end. Not for two calls at the same time: the
 * database takes turns.
 */
export class Journal {
  readonly #path: string;
  readonly #disk: Disk;
  #file: OpenFile;
  #mark: JournalMark;
  /** Set while the disk may hold more, or less, than the mark says. */
  #broken = false;

  private constructor(path: string, disk: Disk, file: OpenFile, mark: JournalMark) {
    this.#path = path;
    this.#disk = disk;
    this.#file = file;
    this.#mark = mark;
  }

  /** Goes on with a journal whose bytes up to the mark hold, and cuts off what is behind them. */
  static async open(path: string, mark: JournalMark, disk: Disk): Promise<Journal> {
    const file = await disk.open(path, 'r+');
    await file.truncate(mark.end);
    await file.sync();
    return new Journal(path, disk, file, mark);
  }

  /** Begins a journal that follows the snapshot with this number, in the place of any other. */
  static async begin(path: string, after: number, disk: Disk): Promise<Journal> {
    const header = headerLine({ schemaVersion: SCHEMA_VERSION, after });
    await replaceFile(path, [header], disk);
    await flushFolder(dirname(path), disk);
    const file = await disk.open(path, 'r+');
    return new Journal(path, disk, file, { sequence: after, end: header.length });
  }

  get mark(): JournalMark {
    return this.#mark;
  }

  /**
   * Resolves when the effects would survive a power cut, under the next number.
   *
   * @throws the disk's error; the effects are cut off again before anything else is written.
   */
  async append(effects: readonly Effect[]): Promise<void> {
    await this.repair();
    const { sequence, end } = this.#mark;
    const line = entryLine(sequence + 1, effects);
    try {
      await writeAll(this.#file, line, end);
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
    const header = headerLine({ schemaVersion: SCHEMA_VERSION, after: sequence });
    const later = (await this.#disk.readFile(this.#path)).subarray(end, this.#mark.end);
    // Nothing is written until it is certain which file stands under the name.
    this.#broken = true;
    await replaceFile(this.#path, [header, later], this.#disk);
    const { sequence: newest } = this.#mark;
    await this.#reopen({ sequence: newest, end: header.length + later.length });
  }

  async #reopen(mark: JournalMark): Promise<void> {
    const old = this.#file;
    this.#file = await this.#disk.open(this.#path, 'r+');
    // It has failed, or lost its name: nothing of it is needed.
    await old.close().catch(() => undefined);
    this.#mark = mark;
    await this.#file.truncate(mark.end);
    await this.#file.sync();
    await flushFolder(dirname(this.#path), this.#disk);
    this.#broken = false;
  }

  /** Where the last accepted entry ends in the file that is there now. */
  async #findMark(): Promise<JournalMark> {
    const { sequence } = this.#mark;
    const { header, start, entries } = readJournal(
      await this.#disk.readFile(this.#path),
      this.#path,
    );
    const end = header.after === sequence ? start : entries[sequence - header.after - 1]?.end;
    if (end !== undefined) return { sequence, end };
    throw new DamagedFileError(this.#path, `it ends before change ${sequence}`);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
