import * as nodeDisk from 'node:fs/promises';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { create } from 'tar';
import { bytesInWords } from '#domain/text/bytes';
import { PRIVATE_FOLDER } from '#server/adapters/objects/photo-files';
import { keyOfPhoto } from '#server/ports/object-key';
import type { Document } from '#server/stores/lowdb/document';
import { exists } from '#server/stores/files/disk';
import type { Disk } from '#server/stores/files/disk';
import { diskRoom } from '#server/stores/files/disk-room';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { BadBackupError, describeFiles, MANIFEST } from './manifest';

/** The folders backed up beside the store; everything else in a data folder is created anew. */
export const KEPT_FOLDERS = ['objects', PRIVATE_FOLDER, 'mail'] as const;

const ARCHIVE = /\.(tar\.gz|tgz)$/;

const ATTEMPTS = 5;

/** Where the pictures are that the rows name: in a bucket they are part of no backup. */
export type Pictures = 'in the folder' | 'in a bucket';

interface BackupOptions {
  pictures?: Pictures;
  /** Asked how much room there is: the real one, except in tests that make it small. */
  disk?: Pick<Disk, 'statfs'>;
}

/**
 * Backs up the data folder, even while a server is using it, to a `.tar.gz` or `.tgz` file or else to a
 * folder, which appears complete or not at all. Returns how many files it holds.
 *
 * @throws {BadBackupError} the target exists already, there is no data, pictures are missing, or on the data's own disk
 *   it would take what is kept for quotes and answers
 */
export async function makeBackup(
  dataDir: string,
  target: string,
  now: Date,
  { pictures = 'in the folder', disk = nodeDisk }: BackupOptions = {},
): Promise<number> {
  const place = resolve(target);
  if (await exists(place)) throw new BadBackupError(`${place} is there already.`);
  if (!(await exists(join(dataDir, 'db.json')))) {
    throw new BadBackupError(`${dataDir} holds no data.`);
  }
  await refuseWithoutRoom(dataDir, place, disk);
  const partial = `${place}.${process.pid}.partial`;
  try {
    await fill(partial, dataDir, pictures);
    const files = await describeFiles(partial);
    const manifest = { format: 1, createdAt: now.toISOString(), files };
    await writeFile(join(partial, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    await finish(partial, place);
    return files.length;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function refuseWithoutRoom(
  dataDir: string,
  place: string,
  disk: Pick<Disk, 'statfs'>,
): Promise<void> {
  if ((await deviceOf(place)) !== (await deviceOf(dataDir))) return;
  const room = await diskRoom(dataDir, disk);
  // An archive is made of a folder, and both are there for a moment.
  const bytes = (ARCHIVE.test(place) ? 2 : 1) * (await sizeOfData(dataDir));
  if (room === undefined || room.free - bytes >= room.reserve) return;
  const [needed, free] = [bytesInWords(bytes), bytesInWords(room.free)];
  throw new BadBackupError(
    `There is no room for a backup beside the data: it takes ${needed} while it is made, ${free} are free, and the last ${bytesInWords(room.reserve)} are kept for quotes and answers. Write it to another disk.`,
  );
}

/** The disk that a path is on, or would be. */
async function deviceOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.dev ?? deviceOf(dirname(path));
}

/** Bytes, of all that is backed up. */
async function sizeOfData(dataDir: string): Promise<number> {
  const names = ['db.json', 'db.json.journal', ...KEPT_FOLDERS];
  const sizes = names.map((name) => sizeOf(join(dataDir, name)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.size;
  let sum = 0;
  for (const name of await readdir(path).catch(noneIfAbsent)) sum += await sizeOf(join(path, name));
  return sum;
}

/**
 * Reads the rows, then copies the files. Pictures never change under their names and exist before their rows,
 * so none is missing unless it was deleted in between: then everything is read again.
 */
async function fill(folder: string, dataDir: string, pictures: Pictures): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const document = await readStoredDocument(dataDir, nodeDisk);
    for (const name of KEPT_FOLDERS) await copyFolder(join(dataDir, name), join(folder, name));
    await new SnapshotFile(join(folder, 'db.json'), nodeDisk).write({ ...document });
    if (pictures === 'in a bucket' || (await hasItsPictures(folder, document))) return;
  }
  throw new BadBackupError('Pictures are missing in the data folder.');
}

/** Whether a folder has every picture and photo that the rows name. */
export async function hasItsPictures(
  folder: string,
  { galleryImages, requestPhotos }: Document,
): Promise<boolean> {
  for (const { objectPath, picture } of galleryImages) {
    const paths = [objectPath, ...(picture?.renditions ?? []).map(({ path }) => path)];
    for (const path of paths.filter((candidate) => candidate.startsWith('/uploads/'))) {
      if (!(await exists(join(folder, 'objects', path.slice('/uploads/'.length))))) return false;
    }
  }
  for (const { id, state } of requestPhotos) {
    const isKept = state === 'stored';
    if (isKept && !(await exists(join(folder, PRIVATE_FOLDER, keyOfPhoto(id))))) return false;
  }
  return true;
}

async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(noneIfAbsent);
  for (const entry of entries) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, copy);
    else if (entry.isFile() && !entry.name.endsWith('.part')) {
      await mkdir(to, { recursive: true, mode: 0o700 });
      // Deleted just now: its row, if any, decides whether it is missed.
      await copyFile(source, copy).catch(noneIfAbsent);
    }
  }
}

async function finish(partial: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  if (!ARCHIVE.test(place)) {
    await rename(partial, place);
    return;
  }
  const file = `${partial}.file`;
  try {
    await create({ file, cwd: partial, gzip: true, portable: true, mode: 0o600 }, ['.']);
    await rename(file, place);
  } finally {
    await rm(file, { force: true });
  }
}

function noneIfAbsent(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
