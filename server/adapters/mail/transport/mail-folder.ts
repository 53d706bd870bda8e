import * as nodeDisk from 'node:fs/promises';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailFiles } from '#server/ports/mail';
import { writeFlushed } from '#server/stores/files/disk';

const SUFFIX = '.eml';

/** A folder with one file per message that is kept, and no others. */
export interface MailFolder extends MailFiles {
  /** Resolves when the file would survive a power cut. Overwrites an existing file with the same id. */
  put(id: string, content: Buffer): Promise<void>;
  /**
   * Removes every message whose id `known` does not return, and leftovers of an interrupted `put`.
   *
   * @returns the ids of those that are left
   */
  keepOnly(
    known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<readonly string[]>;
}

/** Messages as `<id>.eml` in a folder that is created with the first one. */
export function mailFolder(folder: string): MailFolder {
  const pathOf = (id: string): string => join(folder, `${id}${SUFFIX}`);
  const drop = (name: string): Promise<void> => rm(join(folder, name), { force: true });
  return {
    async put(id, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = `${pathOf(id)}.part`;
      await writeFlushed(partial, content.toString('utf8'), nodeDisk);
      await rename(partial, pathOf(id));
      await flushFolder(folder);
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async keepOnly(known) {
      const names = await namesIn(folder);
      for (const name of names) if (name.endsWith(`${SUFFIX}.part`)) await drop(name);
      const messages = names.filter((name) => name.endsWith(SUFFIX));
      const ids = await known(messages.map(idOf));
      for (const name of messages) if (!ids.has(idOf(name))) await drop(name);
      return messages.map(idOf).filter((id) => ids.has(id));
    },
  };
}

function idOf(name: string): string {
  return name.slice(0, -SUFFIX.length);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Makes a new file name durable. Windows cannot open a folder, and orders renames itself. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
