import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';

/** The calls of node:fs/promises that reach the disk, so that a test can let one of them fail. */
export interface Disk {
  open(path: string, flags: 'r' | 'r+' | 'w', mode?: number): Promise<OpenFile>;
  readFile(path: string): Promise<Buffer>;
  readdir(path: string): Promise<string[]>;
  mkdir(path: string, options: MakeFolders): Promise<string | undefined>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { force: true }): Promise<void>;
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

/** Fills a new file at the path and returns when the disk has it. It is for its owner's eyes only. */
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

/** Where a file is filled that is to stand at `path`. No two writers share one. */
export function temporaryPath(path: string): string {
  return `${path}.${randomUUID()}.tmp`;
}

/**
 * Removes what writers have left unfinished. One that is only held up, and has lost the lock to us, then
 * has nothing any more to put in the place of our files.
 */
export async function removeUnfinished(folder: string, disk: Disk): Promise<void> {
  for (const name of (await disk.readdir(folder).catch(absent)) ?? []) {
    if (/^db[.-].*\.tmp$/.test(name)) await disk.rm(join(folder, name), { force: true });
  }
}

/** As `disk`, where nothing takes the place of another file unless `confirm` resolves right before it. */
export function guardRenames(disk: Disk, confirm: () => Promise<void>): Disk {
  return {
    open: (...parts) => disk.open(...parts),
    readFile: (path) => disk.readFile(path),
    readdir: (path) => disk.readdir(path),
    mkdir: (...parts) => disk.mkdir(...parts),
    rm: (...parts) => disk.rm(...parts),
    async rename(from, to) {
      await confirm();
      await disk.rename(from, to);
    },
  };
}

/** Puts a file in the place of another, or of none, so that a power cut leaves one of the two. */
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
    // What is left of it takes room, no more: it goes when the store is opened.
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

/** A new name is safe only once its folder is: it lives there. */
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

/** Makes the folder and what lies above it, names included, for its owner only. */
export async function makeFolder(folder: string, disk: Disk): Promise<void> {
  const first = await disk.mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await flushFolder(dirname(made), disk);
  }
}

/** The disk, or what we may have of it, is used up: there may be room again later. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  );
}

export async function readIfPresent(path: string, disk: Disk): Promise<Buffer | undefined> {
  return disk.readFile(path).catch(absent);
}

/** For `catch`: what is not there is undefined, any other error stays one. */
export function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
