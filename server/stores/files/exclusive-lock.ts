import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const HEARTBEAT_MS = 5_000;
/** A lock of another machine, or one nobody could read, is dead after this long without a beat. */
const SILENCE_MS = 20_000;
/** Long enough for another process that clears the same dead lock to be done with it. */
const SETTLE_MS = 50;

/** `id` is there for its own sake: no two takers write the same. */
const holderSchema = z.object({
  pid: z.int(),
  mark: z.string(),
  host: z.string(),
  id: z.string().optional(),
});

type Holder = z.infer<typeof holderSchema>;

export interface ExclusiveLock {
  release(): Promise<void>;
}

/** Another living process holds the lock; the message names it. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Takes the lock file at `path`, or says who has it. A lock whose process has died (power cut,
 * kill -9) is taken over; on this machine that is seen at once, whatever pid came back in use.
 *
 * @throws {LockedError}
 */
export async function takeExclusiveLock(path: string): Promise<ExclusiveLock> {
  const mine = JSON.stringify({
    pid: process.pid,
    mark: (await processMark(process.pid)) ?? 'running',
    host: hostname(),
    id: randomUUID(),
  } satisfies Holder);

  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path, mine)) {
      const isContested = attempt > 0 || (await isBeingCleared(path));
      await settle(path, mine, isContested ? SETTLE_MS : 0);
      return hold(path, mine);
    }
    const found = await readFile(path, 'utf8').catch(absent);
    if (found === undefined) continue;
    const holder = await livingHolder(path, found);
    if (holder !== undefined) {
      throw new LockedError(
        `${path}: the data folder is in use by process ${holder}. Stop that server, or choose another DATA_DIR.`,
      );
    }
    await clearAway(path, found);
  }
  throw new LockedError(`${path}: other servers are taking the data folder at this moment.`);
}

async function create(path: string, content: string): Promise<boolean> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return false;
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
  return true;
}

function hold(path: string, mine: string): ExclusiveLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A missed beat does no harm: the next one comes in time, and a full disk is the store's to report.
    utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      const found = await readFile(path, 'utf8').catch(absent);
      if (found === mine) await rm(path, { force: true });
    },
  };
}

/** Says who holds the lock, or undefined when that process is gone. */
async function livingHolder(path: string, content: string): Promise<string | undefined> {
  const holder = parseHolder(content);
  if (holder?.host === hostname()) {
    const alive = (await processMark(holder.pid)) === holder.mark;
    return alive ? String(holder.pid) : undefined;
  }
  const beat = await stat(path).catch(absent);
  if (beat === undefined || Date.now() - beat.mtimeMs > SILENCE_MS) return undefined;
  return holder === undefined ? '(just starting)' : `${holder.pid} on ${holder.host}`;
}

function parseHolder(content: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(content));
  } catch {
    // Its writer is between creating and filling it, or died there: its age decides.
    return undefined;
  }
}

/** Moves a dead lock aside, and puts it back if a living process replaced it in the meantime. */
async function clearAway(path: string, dead: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(absent);
  const moved = await readFile(aside, 'utf8').catch(absent);
  // Whoever has taken the place since sees it go and gives way: that one was here first.
  if (moved !== undefined && moved !== dead) await rename(aside, path);
  else await rm(aside, { force: true });
}

/** Whether a process has a lock aside at this moment, perhaps a living one that it will put back. */
async function isBeingCleared(path: string): Promise<boolean> {
  const names = await readdir(dirname(path));
  return names.some((name) => name.startsWith(`${basename(path)}.`));
}

/** Makes sure that nobody who cleared the same dead lock has replaced ours. */
async function settle(path: string, mine: string, waitMs: number): Promise<void> {
  if (waitMs > 0) await sleep(waitMs);
  if ((await readFile(path, 'utf8').catch(absent)) === mine) return;
  throw new LockedError(`${path}: another server has just taken the data folder.`);
}

/**
 * What tells a process from a later one with the same number: its start time where the system
 * shows it (Linux), else merely that it runs. Undefined when there is no such process.
 */
async function processMark(pid: number): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(absent);
  if (status !== undefined) {
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  }
  try {
    process.kill(pid, 0);
    return 'running';
  } catch (error) {
    return codeOf(error) === 'EPERM' ? 'running' : undefined;
  }
}

function absent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
