import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { absent } from './disk';
import { isRunning, processScope } from './process-identity';

/** A lock whose process we cannot see is stale after this long without a heartbeat. */
const SILENCE_MS = 20_000;

/** `id` makes the content unique to each attempt to take the lock. */
const holderSchema = z.object({
  pid: z.int(),
  mark: z.string(),
  host: z.string(),
  /** Where the process id is valid; null in older locks and where the system does not say. */
  scope: z.string().nullable().default(null),
  id: z.string().optional(),
});

export type Holder = z.infer<typeof holderSchema>;

export interface LockTimes {
  beatMs?: number;
  silenceMs?: number;
}

interface Found {
  content: string;
  /** The inode number of the file. */
  number: bigint;
  /** The time of modification in ns, which every heartbeat changes. */
  beat: bigint;
}

/** Reads the lock file. Reopens it each time, which makes a network file system ask its server. */
export async function look(path: string): Promise<Found | undefined> {
  const file = await open(path, 'r').catch(absent);
  if (file === undefined) return undefined;
  try {
    const { ino, mtimeNs } = await file.stat({ bigint: true });
    return { content: await file.readFile('utf8'), number: ino, beat: mtimeNs };
  } finally {
    await file.close();
  }
}

/** Describes the lock holder; undefined if that process is gone. */
export async function livingHolder(
  path: string,
  found: Found,
  times: LockTimes,
): Promise<string | undefined> {
  const holder = parseHolder(found.content);
  if (holder !== undefined && holder.scope !== null && holder.scope === (await processScope())) {
    const runs = await isRunning(holder);
    if (runs !== undefined) return runs ? String(holder.pid) : undefined;
  }
  const later = await watch(path, found, times);
  if (later === undefined) return undefined;
  if (later.number === found.number && later.content !== found.content) {
    return livingHolder(path, later, times);
  }
  return holder === undefined ? '(just starting)' : `${holder.pid} on ${holder.host}`;
}

/**
 * Waits for a sign of life, timed by our own clock, because another machine's may be wrong. Undefined if there
 * was none or the lock is gone.
 */
async function watch(path: string, found: Found, times: LockTimes): Promise<Found | undefined> {
  const { silenceMs = SILENCE_MS } = times;
  const end = performance.now() + silenceMs;
  while (performance.now() < end) {
    await sleep(Math.min(250, silenceMs / 10));
    const later = await look(path);
    if (later === undefined) return undefined;
    if (!isSame(later, found) || later.beat !== found.beat) return later;
  }
  return undefined;
}

function isSame(one: Found, other: Found): boolean {
  return one.number === other.number && one.content === other.content;
}

function parseHolder(content: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(content));
  } catch {
    // Created but not filled: its writer is just starting, died there, or has a full disk.
    return undefined;
  }
}

/** Moves a stale lock aside, and puts it back if a living process replaced it in the meantime. */
export async function clearAway(path: string, dead: Found): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(absent);
  const moved = await look(aside);
  // A process that has taken the lock in between finds it replaced and gives way: this one was first.
  if (moved !== undefined && !isSame(moved, dead)) await rename(aside, path);
  else await rm(aside, { force: true });
}

/** Whether a process has moved a lock aside right now, perhaps a living one's that it will put back. */
export async function isBeingCleared(path: string): Promise<boolean> {
  const names = await readdir(dirname(path));
  return names.some((name) => name.startsWith(`${basename(path)}.`));
}
