import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiProblem } from '#server/api-problem';
import { refuseMarkup } from '#server/adapters/images/markup-scan';
import { isDiskFull } from '#server/stores/files/disk';
import { guardBody, type BodyLimits } from './body-guard';

/** A folder of this process for uploads while they are received and checked. */
export interface IncomingFiles {
  /** The path of one of this upload's files, unique to it. */
  path(id: string, name: 'received' | 'prepared' | 'source'): string;
  /**
   * Streams a body to the file, without ever holding it in memory.
   *
   * @throws {ApiProblem} 413, 408 or 422; the stream's or the disk's error
   */
  write(path: string, body: Readable, limits: BodyLimits): Promise<void>;
  /** Removes every file of the upload. */
  remove(id: string): Promise<void>;
  /** Removes the folder. */
  close(): Promise<void>;
}

/**
 * Opens a folder of this process below that one, and removes those of processes that have ended: anything there is a
 * partial upload. With stores in a database, several processes may have one data folder.
 */
export async function openIncomingFiles(parent: string): Promise<IncomingFiles> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!isOfOther(name)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, String(process.pid));
  // On a full disk, the folder is created by the first upload after space is freed.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
  const path = (id: string, name: string) => join(folder, `${id}.${name}`);
  return {
    path,
    async write(target, body, limits) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const guard = guardBody(limits);
      // Kept out of the pipeline, which would end it: a refused request could then no longer be
      // answered.
      const brokenOff = () => body.readableEnded || guard.destroy(aborted());
      body.once('error', brokenOff).once('close', brokenOff).pipe(guard);
      try {
        await pipeline(guard, refuseMarkup(), createWriteStream(target, { mode: 0o600 }));
      } finally {
        body.resume();
      }
    },
    async remove(id) {
      for (const name of ['received', 'prepared', 'source'])
        await rm(path(id, name), { force: true });
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Whether another process has this number. */
function isOfOther(name: string): boolean {
  const pid = Number(name);
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One that is not ours to ask is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function aborted(): ApiProblem {
  return new ApiProblem(400, 'upload_aborted', 'The upload broke off.');
}
