import * as nodeDisk from 'node:fs/promises';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { extract } from 'tar';
import { exists, flushFolder } from '#server/stores/files/disk';
import { takeExclusiveLock } from '#server/stores/files/exclusive-lock';
import { openUnlocked } from '#server/stores/lowdb/lowdb-database';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { hasItsPictures, KEPT_FOLDERS } from './backup';
import type { Pictures } from './backup';
import { UNDER_WAY } from './half-restored';
import { BadBackupError, verifyFiles } from './manifest';

/** What is moved aside, including the server's own copies of the store. */
const REPLACED = ['db.json.journal', ...KEPT_FOLDERS, 'backups'] as const;

/**
 * Replaces the content of the data folder with a backup (file or folder). The old content moves into a folder
 * inside the data folder, whose path is returned. Everybody is signed out, and mail that was waiting when the
 * backup was made is not sent automatically, because it may have been sent since.
 *
 * @throws {LockedError} a server is using the folder
 * @throws {BadBackupError | DamagedFileError} the backup cannot be used; nothing has changed
 */
export async function restoreBackup(
  dataDir: string,
  source: string,
  now: Date,
  pictures: Pictures = 'in the folder',
): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await takeExclusiveLock(join(dataDir, 'db.lock'));
  try {
    const coming = join(dataDir, `coming-${process.pid}`);
    try {
      await unpack(resolve(source), coming);
      await verifyFiles(coming);
      const document = await readStoredDocument(coming, nodeDisk);
      if (pictures === 'in the folder' && !(await hasItsPictures(coming, document))) {
        throw new BadBackupError(
          'The backup has no pictures: they were in a bucket, which OBJECTS_URL has to name here too.',
        );
      }
      const aside = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
      await swap(dataDir, coming, aside);
      await settle(dataDir);
      return aside;
    } finally {
      await rm(coming, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}

async function unpack(source: string, folder: string): Promise<void> {
  const found = await stat(source).catch((cause: unknown) => {
    throw new BadBackupError(`There is no backup at ${source}.`, { cause });
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    // Links are copied as links, for `verifyFiles` to refuse in our copy, which nobody else changes.
    if (found.isDirectory()) {
      await cp(source, folder, { recursive: true, verbatimSymlinks: true });
      return;
    }
    const plain = new Set(['File', 'Directory']);
    await extract({
      file: source,
      cwd: folder,
      strict: true,
      filter: (_path, entry) => 'type' in entry && plain.has(entry.type),
    });
  } catch (cause) {
    throw new BadBackupError(`${source} cannot be unpacked: ${String(cause)}`, { cause });
  }
}

/** Moves `db.json` last, in one step. The marker keeps a server from starting until `settle` removes it. */
async function swap(dataDir: string, coming: string, aside: string): Promise<void> {
  await mkdir(join(dataDir, UNDER_WAY), { recursive: true });
  await flushFolder(dataDir, nodeDisk);
  await mkdir(aside, { mode: 0o700 });
  for (const name of [...REPLACED, 'db.json']) {
    if (await exists(join(dataDir, name))) await rename(join(dataDir, name), join(aside, name));
  }
  for (const name of [...KEPT_FOLDERS, 'db.json']) {
    if (await exists(join(coming, name))) await rename(join(coming, name), join(dataDir, name));
  }
  await flushFolder(dataDir, nodeDisk);
}

/**
 * Ends sessions, and holds back mail and pushes, which a backup must not revive. If there are none, the store stays the
 * same byte for byte.
 */
async function settle(dataDir: string): Promise<void> {
  const database = await openUnlocked(dataDir, {});
  try {
    await database.change([], async (on) => {
      await on.removeAll('sessions', {});
      await on.removeAll('personSessions', {});
      await on.removeAll('keptSessions', {});
      const waiting = { state: { in: ['waiting', 'handing-over'] } };
      for (const mail of await on.list('mailQueue', { where: waiting })) {
        const problem = 'Restored from a backup: it may have been sent before.';
        await on.put('mailQueue', { ...mail, state: 'unclear', problem });
      }
      for (const device of await on.list('pushDevices', { where: waiting })) {
        await on.put('pushDevices', { ...device, due: null });
      }
    });
  } finally {
    await database.close();
  }
  await rm(join(dataDir, UNDER_WAY), { recursive: true });
  await flushFolder(dataDir, nodeDisk);
}
