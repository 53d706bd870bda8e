import * as nodeDisk from 'node:fs/promises';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { create } from 'tar';
import { PRIVATE_FOLDER } from '#server/adapters/objects/photo-files';
import { keyOfPhoto } from '#server/ports/object-key';
import type { Document } from '#server/stores/lowdb/document';
import { exists } from '#server/stores/files/disk';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { BadBackupError, describeFiles, MANIFEST } from './manifest';

/** The folders backed up beside the store; everything else in a data folder is created anew. */
export const KEPT_FOLDERS = ['objects', PRIVATE_FOLDER, 'mail'] as const;

const ATTEMPTS = 5;

/** Where the pictures are that the rows name: in a bucket they are part of no backup. */
export type Pictures = 'in the folder' | 'in a bucket';

/**
 * Backs up the data folder, even while a server is using it, to a `.tar.gz` or `.tgz` file or else to a
 * folder, which appears complete or not at all. Returns how many files it holds.
 *
 * @throws {BadBackupError} the target exists already, there is no data, or pictures are missing
 */
export async function makeBackup(
  dataDir: string,
  target: string,
  now: Date,
  pictures: Pictures = 'in the folder',
): Promise<number> {
  const place = resolve(target);
  if (await exists(place)) throw new BadBackupError(`${place} is there already.`);
  if (!(await exists(join(dataDir, 'db.json')))) {
    throw new BadBackupError(`${dataDir} holds no data.`);
  }
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
  if (!/\.(tar\.gz|tgz)$/.test(place)) {
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
