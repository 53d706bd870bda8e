import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { DamagedFileError } from './damaged-file-error';
import { flushFolder, readIfPresent, temporaryPath, writeAll } from './disk';
import type { Disk } from './disk';
import { BrokenLineError, contentLines, readSnapshot, snapshotLines } from './snapshot-lines';
import type { StoredDocument } from './snapshot-lines';
import { withoutRows } from './without-rows';

/** A slice of work between two turns of the event loop. */
const SLICE_MS = 8;
const SLICE_BYTES = 1024 * 1024;
/** How much of a file is searched between two turns of the event loop. */
const READ_BYTES = 256 * 1024;
/** How much is written between flushes, so that other writers' flushes need not wait for all of it. */
const FLUSH_BYTES = 8 * 1024 * 1024;

/** A row's id, or that of the request it is about. Cannot match inside a text, where quotes are escaped. */
const ROW_NAMES = /"(?:id|requestId)": ?"([^"\\]+)"/g;

/** Its rows outlast the request that they are about, because the law wants them (decision 0131). */
const KEPT_LIST = 'invoices';

type Slices = Iterable<Buffer> | AsyncIterable<string>;

/**
 * A lowdb adapter for a human-readable file. `write` resolves once the content would survive a power cut: it
 * fills a temporary file in slices, flushes it, renames it over the old one and flushes the folder. If that is
 * interrupted at any point, the path holds the old content or the new.
 */
export class SnapshotFile implements Adapter<StoredDocument> {
  readonly path: string;
  readonly #disk: Disk;
  #size = 0;

  constructor(path: string, disk: Disk) {
    this.path = path;
    this.#disk = disk;
  }

  /** The size in bytes of the content last read or written. */
  get size(): number {
    return this.#size;
  }

  /**
   * The document, or null if there is no file.
   *
   * @throws {DamagedFileError} it is damaged, or holds something other than a document
   */
  async read(): Promise<StoredDocument | null> {
    const bytes = await readIfPresent(this.path, this.#disk);
    if (bytes === undefined) return null;
    this.#size = bytes.length;
    const content = parse(bytes, this.path);
    const isDocument = typeof content === 'object' && content !== null && !Array.isArray(content);
    if (isDocument) return { ...content };
    throw new DamagedFileError(this.path, 'line 1: it holds no document');
  }

  write(document: StoredDocument): Promise<void> {
    return this.#replace(slices(snapshotLines(document)));
  }

  /**
   * Erases these rows, and those about them, from the file, one slice at a time. A file without them is left
   * alone.
   *
   * @throws {DamagedFileError} as `read`, or the disk's error; the file is unchanged
   */
  async forget(ids: ReadonlySet<string>): Promise<void> {
    const isNamed = (row: string): boolean =>
      [...row.matchAll(ROW_NAMES)].some(([, name = '']) => ids.has(name));
    const isGone = (row: string, list: string): boolean => {
      if (list !== KEPT_LIST) return isNamed(row);
      return ids.has(/"id": ?"([^"\\]+)"/.exec(row)?.[1] ?? '');
    };
    if (!(await this.#has(isNamed))) return;
    try {
      await this.#replace(withoutRows(linesIn(this.path, this.#disk), isGone));
    } catch (error) {
      if (!(error instanceof BrokenLineError)) throw error;
      // It is either laid out differently or damaged: reading all of it tells which.
      const lines = contentLines((await this.read()) ?? {});
      await this.#replace(withoutRows([[...lines].map((line) => line.trimEnd()), ['}']], isGone));
    }
  }

  async #has(isGone: (line: string) => boolean): Promise<boolean> {
    for await (const lines of linesIn(this.path, this.#disk)) {
      if (lines.some(isGone)) return true;
    }
    return false;
  }

  async #replace(content: Slices): Promise<void> {
    const temporary = temporaryPath(this.path);
    let size: number;
    try {
      size = await writeInSlices(temporary, content, this.#disk);
      await this.#disk.rename(temporary, this.path);
    } catch (error) {
      // Leftovers only take up space, and are removed when the store is next opened.
      await this.#disk.rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await flushFolder(dirname(this.path), this.#disk);
    this.#size = size;
  }
}

function parse(bytes: Buffer, path: string): unknown {
  try {
    return readSnapshot(bytes);
  } catch (cause) {
    if (!(cause instanceof BrokenLineError)) throw cause;
    throw new DamagedFileError(path, cause.message, { cause });
  }
}

/** The lines of a file, slice by slice, without their line ends. */
async function* linesIn(path: string, disk: Disk): AsyncGenerator<string[]> {
  const file = await disk.open(path, 'r');
  try {
    const slice = Buffer.allocUnsafe(READ_BYTES);
    let begun = Buffer.alloc(0);
    for (let position = 0; ;) {
      const { bytesRead } = await file.read(slice, 0, slice.length, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      const bytes = Buffer.concat([begun, slice.subarray(0, bytesRead)]);
      const end = bytes.lastIndexOf('\n') + 1;
      begun = bytes.subarray(end);
      if (end > 0) yield bytes.toString('utf8', 0, end - 1).split('\n');
    }
    if (begun.length > 0) yield [begun.toString()];
  } finally {
    await file.close();
  }
}

/** Returns the size of the file in bytes. */
async function writeInSlices(path: string, content: Slices, disk: Disk): Promise<number> {
  const file = await disk.open(path, 'w', 0o600);
  try {
    let position = 0;
    let flushed = 0;
    for await (const slice of content) {
      const bytes = typeof slice === 'string' ? Buffer.from(slice) : slice;
      await writeAll(file, bytes, position);
      position += bytes.length;
      if (position - flushed > FLUSH_BYTES) {
        await file.datasync();
        flushed = position;
      }
    }
    await file.sync();
    return position;
  } finally {
    await file.close();
  }
}

/**
 * As many lines at a time as SLICE_BYTES and SLICE_MS allow. All slices share one buffer: use each before
 * taking the next.
 */
function* slices(lines: Iterable<string>): Generator<Buffer> {
  const slice = Buffer.allocUnsafe(SLICE_BYTES);
  let used = 0;
  let until = performance.now() + SLICE_MS;
  for (const line of lines) {
    const length = Buffer.byteLength(line);
    if (used > 0 && (used + length > slice.length || performance.now() > until)) {
      yield slice.subarray(0, used);
      used = 0;
      until = performance.now() + SLICE_MS;
    }
    if (length > slice.length) yield Buffer.from(line);
    else used += slice.write(line, used);
  }
  yield slice.subarray(0, used);
}
