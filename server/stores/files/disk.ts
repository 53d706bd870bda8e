import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The calls to node:fs/promises that reach the disk; a test can make any of them fail. */
export interface Disk {
  open(path: string, flags: 'r' | 'r+' | 'w', mode?: number): Promise<OpenFile>;
  readFile(path: string): Promise<Buffer>;
  readdir(path: string): Promise<string[]>;
  mkdir(path: string, options: MakeFolders): Promise<string | undefined>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { force: true }): Promise<void>;
  /** What the file system of a path has in all, and what is left for us: in blocks of so many bytes. */
  statfs(path: string): Promise<{ bsize: number; blocks: number; bavail: number }>;
}

interface MakeFolders {
  recursive: true;
  mode: number;
}

export interface OpenFile {
  /** May read less than was asked for. */
  read(
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesRead: number }>;
  /** May write less than it was given. */
  write(
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesWritten: number }>;
  truncate(length: number): Promise<void>;
  /** fdatasync: the content and its length, not the times. */
  datasync(): Promise<void>;
  /** fsync */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Writes a file, created with mode 0600, and resolves once it is flushed to disk. */
export async function writeFlushed(
  path: string,
  content: string | Iterable<Uint8Array>,
  disk: Disk,
): Promise<void> {
  const file = await disk.open(path, 'w', 0o600);
  try {
    let position = 0;
    for (const piece of typeof content === 'string' ? [Buffer.from(content)] : content) {
      await writeAll(file, piece, position);
      position += piece.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A temporary name, unique to each writer, for a file that will be renamed to `path`. */
export function temporaryPath(path: string): string {
  return `${path}.${randomUUID()}.tmp`;
}

/**
 * Removes temporary files that were left unfinished. A writer that merely stalled, and has lost the lock to
 * us, then has nothing left to rename over our files.
 */
export async function removeUnfinished(folder: string, disk: Disk): Promise<void> {
  for (const name of (await disk.readdir(folder).catch(absent)) ?? []) {
    if (/^db[.-].*\.tmp$/.test(name)) await disk.rm(join(folder, name), { force: true });
  }
}

/** `disk`, except that every rename first awaits `confirm` and fails if that rejects. */
export function guardRenames(disk: Disk, confirm: () => Promise<void>): Disk {
  return {
    open: (...parts) => disk.open(...parts),
    readFile: (path) => disk.readFile(path),
    readdir: (path) => disk.readdir(path),
    mkdir: (...parts) => disk.mkdir(...parts),
    rm: (...parts) => disk.rm(...parts),
    statfs: (path) => disk.statfs(path),
    async rename(from, to) {
      await confirm();
      await disk.rename(from, to);
    },
  };
}

/** Creates or replaces a file atomically: after a power cut the path holds the old content or the new. */
export async function replaceFile(
  path: string,
  content: string | Iterable<Uint8Array>,
  disk: Disk,
): Promise<void> {
  const temporary = temporaryPath(path);
  try {
    await writeFlushed(temporary, content, disk);
    await disk.rename(temporary, path);
  } catch (error) {
    // Leftovers only take up space, and are removed when the store is next opened.
    await disk.rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

export async function writeAll(
  file: Pick<OpenFile, 'write'>,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** @throws Error when the file ends before `end`. */
export async function readPart(
  file: Pick<OpenFile, 'read'>,
  start: number,
  end: number,
): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(end - start);
  for (let done = 0; done < bytes.length;) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, start + done);
    if (bytesRead === 0) throw new Error(`The file ends at ${start + done}, before ${end}.`);
    done += bytesRead;
  }
  return bytes;
}

/** Makes new and renamed files durable: a file's name is stored in its folder. */
export async function flushFolder(folder: string, disk: Disk): Promise<void> {
  // Windows cannot open a folder, and orders renames by itself.
  if (process.platform === 'win32') return;
  const handle = await disk.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the folder and its missing parents with mode 0700, and flushes their names. */
export async function makeFolder(folder: string, disk: Disk): Promise<void> {
  const first = await disk.mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await flushFolder(dirname(made), disk);
  }
}

/** Whether the disk or our quota is full, which may pass. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  );
}

export async function readIfPresent(path: string, disk: Disk): Promise<Buffer | undefined> {
  return disk.readFile(path).catch(absent);
}

/** For `catch`: turns ENOENT into undefined and rethrows any other error. */
export function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** Whether there is a file or folder that we may see. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
