import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { DamagedFileError } from './damaged-file-error';
import { flushFolder, readIfPresent, temporaryPath, writeAll } from './disk';
import type { Disk } from './disk';
import { BrokenLineError, readSnapshot, snapshotLines } from './snapshot-lines';
import type { StoredDocument } from './snapshot-lines';

/** A slice of work between two turns of the event loop. */
const SLICE_MS = 8;
const SLICE_BYTES = 1024 * 1024;
/** So much is handed to the disk at a time, so that what others flush need not wait for all of it. */
const FLUSH_BYTES = 8 * 1024 * 1024;

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

  async write(document: StoredDocument): Promise<void> {
    const temporary = temporaryPath(this.path);
    let size: number;
    try {
      size = await writeInSlices(temporary, document, this.#disk);
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

/** Returns how many bytes the file has. */
async function writeInSlices(path: string, document: StoredDocument, disk: Disk): Promise<number> {
  const file = await disk.open(path, 'w', 0o600);
  try {
    let position = 0;
    let flushed = 0;
    for (const slice of slices(snapshotLines(document))) {
      await writeAll(file, slice, position);
      position += slice.length;
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
