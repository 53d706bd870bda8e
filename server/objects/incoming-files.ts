import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiProblem } from '#server/api-problem';
import { refuseMarkup } from '#server/images/markup-scan';
import { isDiskFull } from '#server/stores/files/disk';
import { guardBody, type BodyLimits } from './body-guard';

/** Where uploads lie while they come in and are looked at; empty whenever the server starts. */
export interface IncomingFiles {
  /** A path for a file of the upload, taken by nobody else. */
  path(id: string, name: 'received' | 'prepared' | 'source'): string;
  /**
   * Writes a body to the file as it comes, never holding it in memory.
   *
   * @throws {ApiProblem} 413, 408 or 422; the stream's or the disk's error
   */
  write(path: string, body: Readable, limits: BodyLimits): Promise<void>;
  /** Removes every file of the upload. */
  remove(id: string): Promise<void>;
  /** Removes the folder. */
  close(): Promise<void>;
}

/** Opens the folder and empties it: what an earlier process was receiving is half a picture. */
export async function openIncomingFiles(folder: string): Promise<IncomingFiles> {
  await rm(folder, { recursive: true, force: true });
  // On a full disk it is made with the first upload that finds room.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
  const path = (id: string, name: string) => join(folder, `${id}.${name}`);
  return {
    path,
    async write(target, body, limits) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const guard = guardBody(limits);
      // Not in the pipeline: ended with it, a refused request could not be answered any more.
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

function aborted(): ApiProblem {
  return new ApiProblem(400, 'upload_aborted', 'The upload broke off.');
}
