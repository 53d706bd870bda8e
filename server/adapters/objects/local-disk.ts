import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { absent } from '#server/stores/files/disk';
import { isFolder, typeOfKey } from '#server/ports/object-key';
import type { ObjectStore } from '#server/ports/objects';

/** Objects as files below a folder that is created with the first one. */
export function localDiskObjects(folder: string): ObjectStore {
  return {
    async put(key, content) {
      if (typeOfKey(key) === undefined) throw new RangeError(`"${key}" is not an object's key`);
      const path = join(folder, key);
      // Written under another name until it is complete: nobody may find half a picture at an address
      // that gets cached.
      const partial = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const file = await open(partial, 'w', 0o600);
        // Closes the file once its content has reached the disk.
        await pipeline(content, file.createWriteStream({ flush: true }));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await flushFolder(dirname(path));
    },
    async find(key) {
      if (typeOfKey(key) === undefined) return undefined;
      const path = join(folder, key);
      // Whatever cannot be looked up counts as not there.
      const found = await stat(path).catch(() => undefined);
      if (found === undefined || !found.isFile()) return undefined;
      return { size: found.size, read: () => createReadStream(path) };
    },
    async *list() {
      const options = { recursive: true, withFileTypes: true } as const;
      for (const entry of (await readdir(folder, options).catch(absent)) ?? []) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(folder, path).replaceAll(sep, '/');
        const isObject = entry.isFile() && typeOfKey(key) !== undefined;
        if (isObject) yield { key, size: (await stat(path)).size };
      }
    },
    async removeAll(name) {
      if (!isFolder(name)) throw new RangeError(`"${name}" is not an objects' folder`);
      await rm(join(folder, name), { recursive: true, force: true });
    },
  };
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
