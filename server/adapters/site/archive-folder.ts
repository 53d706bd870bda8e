import { existsSync, statSync, utimesSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { exists } from '#server/stores/files/disk';

/** How long a file is kept after it was last in use, in ms. */
export const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

interface ArchiveOptions {
  /** The build's folder of hashed files. */
  assets: string;
  archive: string;
  now: Date;
}

/**
 * Keeps the hashed files of every deploy for 30 days after they were last in use, so that a tab opened
 * before an update finds the chunks it has not loaded yet.
 */
export async function archiveAssets({ assets, archive, now }: ArchiveOptions): Promise<void> {
  await mkdir(archive, { recursive: true });
  // Synchronous but for the copies: the asynchronous calls for some thousand files were 40 % of a start.
  for (const path of await filesBelow(assets)) {
    const kept = join(archive, relative(assets, path));
    if (!existsSync(kept)) await putWhole(kept, (partial) => copyFile(path, partial));
    utimesSync(kept, now, now);
  }
  for (const path of await filesBelow(archive)) {
    const age = now.getTime() - statSync(path).mtimeMs;
    if (age > KEEP_MS) await rm(path);
    // Last used while the clock was fast: its 30 days start now.
    else if (age < 0) utimesSync(path, now, now);
  }
}

/**
 * Writes under a temporary name: these files are cached for ever, so a partial one must never be
 * served.
 */
async function putWhole(to: string, write: (partial: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await write(`${to}.part`);
    await rename(`${to}.part`, to);
  } catch (error) {
    await rm(`${to}.part`, { force: true });
    throw error;
  }
}

export async function filesBelow(folder: string): Promise<string[]> {
  if (!(await exists(folder))) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
