import * as nodeDisk from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';

/** The calls of node:fs/promises that reach the disk, so that a test can let one of them fail. */
export interface Disk {
  open(path: string, flags: 'r' | 'w', mode?: number): Promise<OpenFile>;
  readFile(path: string, encoding: 'utf8'): Promise<string>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { force: true }): Promise<void>;
}

interface OpenFile {
  writeFile(text: string): Promise<void>;
  /** fsync */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The file's content is not what the server wrote. The message says where it is wrong. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

export interface DurableJsonFileOptions<T> {
  path: string;
  /** Checks the content; throws an Error that says what is wrong. */
  parse: (content: unknown) => T;
  disk?: Disk;
}

/**
 * A lowdb adapter whose `write` resolves when the content would survive a power cut: it fills a
 * temporary file in the same folder, flushes it, renames it over the old one and flushes the
 * folder. Whenever that is interrupted, the path holds the old content or the new, never a mix.
 */
export function durableJsonFile<T>({
  path,
  parse,
  disk = nodeDisk,
}: DurableJsonFileOptions<T>): Adapter<T> {
  const temporary = `${path}.tmp`;
  return {
    /** @throws {DamagedFileError} */
    async read() {
      // What an interrupted write left behind was never acknowledged.
      await disk.rm(temporary, { force: true });
      const text = await readIfPresent(path, disk);
      if (text === undefined) return null;
      try {
        return parse(JSON.parse(text));
      } catch (cause) {
        const reason = cause instanceof SyntaxError ? 'it is not JSON' : messageOf(cause);
        throw new DamagedFileError(
          `${path} is damaged: ${reason}. Put a backup in its place, or move it away to start empty.`,
          { cause },
        );
      }
    },
    async write(data) {
      try {
        await writeFlushed(temporary, `${JSON.stringify(data, null, 2)}\n`, disk);
        await disk.rename(temporary, path);
      } catch (error) {
        await disk.rm(temporary, { force: true });
        throw error;
      }
      await flushFolder(dirname(path), disk);
    },
  };
}

/** Writes the text and returns when the disk has it. The file is for its owner's eyes only. */
export async function writeFlushed(path: string, text: string, disk: Disk): Promise<void> {
  const file = await disk.open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is safe only once its folder is: the new name lives there. */
async function flushFolder(folder: string, disk: Disk): Promise<void> {
  // Windows cannot open a folder, and orders renames by itself.
  if (process.platform === 'win32') return;
  const handle = await disk.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readIfPresent(path: string, disk: Disk): Promise<string | undefined> {
  try {
    return await disk.readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
