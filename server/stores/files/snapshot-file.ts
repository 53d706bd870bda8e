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
/** So much of a file is looked through between two turns of the event loop. */
const READ_BYTES = 256 * 1024;
/** So much is handed to the disk at a time, so that what others flush need not wait for all of it. */
const FLUSH_BYTES = 8 * 1024 * 1024;

/** A row's id, and that of the request it is about. Within a text, quotes are escaped. */
const ROW_NAMES = /"(?:id|requestId)": ?"([^"\\]+)"/g;

type Slices = Iterable<Buffer> | AsyncIterable<string>;

/**
 * A lowdb adapter for a file that a person can read. `write` resolves when the content would survive
 * a power cut: it fills a temporary file in slices, flushes it, renames it over the old one and
 * flushes the folder. Whenever that is interrupted, the path holds the old content or the new.
 */
export class SnapshotFile implements Adapter<StoredDocument> {
  readonly path: string;
  readonly #disk: Disk;
  #size = 0;

  constructor(path: string, disk: Disk) {
    this.path = path;
    this.#disk = disk;
  }

  /** In bytes, of what was read or written last. */
  get size(): number {
    return this.#size;
  }

  /** @throws {DamagedFileError} it is not as it was written, or holds something else than a document. */
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
   * Takes these rows, and those that are about them, out of the file, a slice at a time. A file without them
   * is left alone.
   *
   * @throws {DamagedFileError} as `read`; or the disk's error. The file is as before then.
   */
  async forget(ids: ReadonlySet<string>): Promise<void> {
    const isGone = (row: string): boolean =>
      [...row.matchAll(ROW_NAMES)].some(([, name = '']) => ids.has(name));
    if (!(await this.#has(isGone))) return;
    try {
      await this.#replace(withoutRows(linesIn(this.path, this.#disk), isGone));
    } catch (error) {
      if (!(error instanceof BrokenLineError)) throw error;
      // It is laid out in another way, or damaged: reading all of it tells.
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
      // What is left of it takes room, no more: it goes when the store is opened.
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

/** The whole lines of a file, without their ends, slice by slice. */
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

/** Returns how many bytes the file has. */
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

/** As many lines at a time as can be made without holding anybody up. Every slice lies in the same bytes. */
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
