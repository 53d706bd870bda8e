import { mkdir } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import * as z from 'zod';
import { applyChange, documentSchema, emptyDocument, StoreUnavailableError } from './database';
import type { Database, Decision, Document } from './database';
import { durableJsonFile, writeFlushed } from './durable-json-file';
import type { Disk } from './durable-json-file';
import { takeExclusiveLock } from './exclusive-lock';
import type { ExclusiveLock } from './exclusive-lock';
import { migrateDocument } from './migrations';

interface Waiting {
  /** The result of the decision gives the caller its answer, a refusal included. */
  decide: (document: Document) => Decision<() => void>;
  fail: (failure: StoreUnavailableError) => void;
}

/**
 * Opens `db.json` in the folder, which is made when it is not there, and keeps every other
 * process out of it until `close`.
 *
 * @throws {LockedError} another process has the folder.
 * @throws {DamagedFileError} the file is not what the server wrote.
 */
export async function openLowdbDatabase(folder: string, disk: Disk = nodeDisk): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await takeExclusiveLock(join(folder, 'db.lock'));
  try {
    const file = durableJsonFile({ path: join(folder, 'db.json'), parse: parseDocument, disk });
    const low = new Low<Document>(file, emptyDocument);
    await low.read();
    return new LowdbDatabase(low, lock, () => writeProbe(join(folder, 'probe'), disk));
  } catch (error) {
    await lock.release();
    throw error;
  }
}

class LowdbDatabase implements Database {
  readonly #low: Low<Document>;
  readonly #lock: ExclusiveLock;
  readonly #writeProbe: () => Promise<void>;
  readonly #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #probing: Promise<void> | undefined;
  #closed = false;

  constructor(low: Low<Document>, lock: ExclusiveLock, probe: () => Promise<void>) {
    this.#low = low;
    this.#lock = lock;
    this.#writeProbe = probe;
  }

  read(): Document {
    return this.#low.data;
  }

  commit<T>(decide: (document: Document) => Decision<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreUnavailableError('The store is closed.'));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        decide(document) {
          try {
            const { changes, result } = decide(document);
            return { changes, result: () => resolve(result) };
          } catch (error) {
            return { changes: [], result: () => reject(error) };
          }
        },
        fail: reject,
      });
      this.#writing ??= this.#writeWaiting();
    });
  }

  /** Callers that come while a probe runs share it: a health check must not become a load. */
  probe(): Promise<void> {
    if (this.#closed) return Promise.reject(new StoreUnavailableError('The store is closed.'));
    this.#probing ??= this.#writeProbe().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
    await this.#lock.release();
  }

  async #writeWaiting(): Promise<void> {
    // Changes of the same moment shall share the first write already.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#writeTogether(this.#waiting.splice(0));
    this.#writing = undefined;
  }

  /** One write for the whole batch. Nobody is answered before it is on disk: answers build on it. */
  async #writeTogether(batch: readonly Waiting[]): Promise<void> {
    let next = this.#low.data;
    const answers = batch.map(({ decide }) => {
      const { changes, result } = decide(next);
      next = changes.reduce(applyChange, next);
      return result;
    });
    try {
      if (next !== this.#low.data) await this.#low.adapter.write(next);
      this.#low.data = next;
      for (const answer of answers) answer();
    } catch (cause) {
      const failure = new StoreUnavailableError('The store could not be written.', { cause });
      for (const { fail } of batch) fail(failure);
    }
  }
}

async function writeProbe(path: string, disk: Disk): Promise<void> {
  try {
    await writeFlushed(path, 'ok\n', disk);
    await disk.rm(path, { force: true });
  } catch (cause) {
    throw new StoreUnavailableError('The store could not be written.', { cause });
  }
}

function parseDocument(content: unknown): Document {
  const parsed = documentSchema.safeParse(migrateDocument(content));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    issue === undefined ? 'unreadable' : `${z.core.toDotPath(issue.path)} ${issue.message}`.trim(),
  );
}
