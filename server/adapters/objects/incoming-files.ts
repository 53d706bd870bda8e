import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiProblem } from '#server/api-problem';
import { refuseMarkup } from '#server/adapters/images/markup-scan';
import { isDiskFull } from '#server/stores/files/disk';
import type { IncomingFiles } from '#server/ports/uploads';
import { guardBody } from './body-guard';

/** The folder of this process, while it runs. */
export interface OpenIncomingFiles extends IncomingFiles {
  /** Removes the folder. */
  close(): Promise<void>;
}

/**
 * Opens a folder of this process below that one, and removes those of processes that have ended: anything there is a
 * partial upload. With stores in a database, several processes may have one data folder.
 */
export async function openIncomingFiles(parent: string): Promise<OpenIncomingFiles> {
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
    read: (source) => createReadStream(source),
    async hash(source) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(source), refuseMarkup(), hash);
      return hash.digest('base64url');
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
