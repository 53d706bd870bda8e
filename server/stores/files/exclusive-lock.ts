import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreTakenError } from '#server/stores/ports';
import { isDiskFull } from './disk';
import { clearAway, isBeingCleared, livingHolder, look } from './lock-file';
import type { Holder, LockTimes } from './lock-file';
import { processMark, processScope } from './process-identity';

const BEAT_MS = 5_000;
/** Long enough for another process that is clearing the same stale lock to finish. */
const SETTLE_MS = 50;
/** How often to look again for a missing lock file: another process may be putting it back. */
const LOOKS = 20;

interface LockOptions extends LockTimes {
  /** Called, at the next heartbeat at the latest, when another process has taken the lock. */
  onLost?: (error: StoreTakenError) => void;
}

export interface ExclusiveLock {
  /** Set once it is known that another process has taken the lock. */
  readonly lost: StoreTakenError | undefined;
  /**
   * Checks that the lock is still ours.
   *
   * @throws {StoreTakenError} it is not, and never will be again
   */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

/** Another living process holds the lock; the message names it. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Takes the lock file at `path`. A holder in our own PID namespace is seen at once to have died (power cut,
 * kill -9). Any other, in a container or on another machine, counts as dead only after `silenceMs` without a
 * heartbeat, and this call waits that long to find out.
 *
 * @throws {LockedError} naming the lock holder
 */
export async function takeExclusiveLock(
  path: string,
  options: LockOptions = {},
): Promise<ExclusiveLock> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const file = await create(path);
    if (file !== undefined) {
      const isContested = attempt > 0 || (await isBeingCleared(path));
      const lock = await HeldLock.hold(path, file, options);
      await lock.settle(isContested ? SETTLE_MS : 0);
      return lock;
    }
    const found = await look(path);
    if (found === undefined) continue;
    const holder = await livingHolder(path, found, options);
    if (holder !== undefined) {
      throw new LockedError(
        `${path}: the data folder is in use by process ${holder}. Stop that server, or choose another DATA_DIR.`,
      );
    }
    await clearAway(path, found);
  }
  throw new LockedError(`${path}: other servers are taking the data folder at this moment.`);
}

async function create(path: string): Promise<FileHandle | undefined> {
  return open(path, 'wx+', 0o600).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  });
}

class HeldLock implements ExclusiveLock {
  lost: StoreTakenError | undefined;
  readonly #path: string;
  /** Kept open so that no other file can get its inode number. */
  readonly #file: FileHandle;
  readonly #number: bigint;
  readonly #content: string;
  readonly #onLost: LockOptions['onLost'];
  readonly #heartbeat: NodeJS.Timeout;

  private constructor(
    path: string,
    file: FileHandle,
    number: bigint,
    content: string,
    { beatMs = BEAT_MS, onLost }: LockOptions,
  ) {
    this.#path = path;
    this.#file = file;
    this.#number = number;
    this.#content = content;
    this.#onLost = onLost;
    this.#heartbeat = setInterval(() => void this.#beat(), beatMs).unref();
  }

  static async hold(path: string, file: FileHandle, options: LockOptions): Promise<HeldLock> {
    const holder: Holder = {
      pid: process.pid,
      mark: (await processMark()) ?? 'unknown',
      host: hostname(),
      scope: await processScope(),
      id: randomUUID(),
    };
    const { ino } = await file.stat({ bigint: true });
    const lock = new HeldLock(path, file, ino, JSON.stringify(holder), options);
    await lock.#sign();
    return lock;
  }

  /** Makes sure that no process clearing the same stale lock has replaced ours. */
  async settle(waitMs: number): Promise<void> {
    if (waitMs > 0) await sleep(waitMs);
    if ((await look(this.#path))?.number === this.#number) return;
    await this.#letGo();
    throw new LockedError(`${this.#path}: another server has just taken the data folder.`);
  }

  async confirm(): Promise<void> {
    for (let looks = 0; this.lost === undefined; looks += 1) {
      // Synchronous: the thread pool takes ten times as long, and every write waits for this.
      const found = statSync(this.#path, { bigint: true, throwIfNoEntry: false });
      if (found?.ino === this.#number) return;
      if (found !== undefined || looks === LOOKS) {
        this.lost = new StoreTakenError(`${this.#path} is not this process's any more.`);
        clearInterval(this.#heartbeat);
        this.#onLost?.(this.lost);
      } else await sleep(SETTLE_MS);
    }
    throw this.lost;
  }

  async release(): Promise<void> {
    const found = await look(this.#path);
    await this.#letGo();
    if (found?.number === this.#number) await clearAway(this.#path, found);
  }

  async #letGo(): Promise<void> {
    clearInterval(this.#heartbeat);
    await this.#file.close();
  }

  async #beat(): Promise<void> {
    try {
      await this.confirm();
      const now = new Date();
      await this.#file.utimes(now, now);
      await this.#sign();
    } catch {
      // A missed heartbeat does no harm: the next comes in time. `confirm` has reported a lost lock.
    }
  }

  /** On a full disk the file stays empty until there is space. It holds the lock all the same. */
  async #sign(): Promise<void> {
    const { size } = await this.#file.stat();
    if (size > 0) return;
    await this.#file.write(this.#content, 0).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
    });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
