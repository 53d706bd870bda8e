import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from '#server/stores/files/disk';

/** Files that arrive in parts, one after another. They outlive a restart of the server. */
export interface PartFiles {
  /** How many bytes of it have arrived; 0 for none. */
  size(id: string): Promise<number>;
  /** Adds a part at the end. If that fails half-way, the size says how far it came. @throws the disk's error */
  append(id: string, part: Buffer): Promise<void>;
  /** The path of a file with all that has arrived, for reading. `remove` removes it. @throws the disk's error */
  whole(id: string): Promise<string>;
  /** The ids of all files of which something has arrived, in arbitrary order. */
  list(): AsyncIterable<string>;
  /** May be repeated. */
  remove(id: string): Promise<void>;
}

/** Such files in a folder that is created with the first one. */
export function partFiles(folder: string): PartFiles {
  const path = (id: string) => join(folder, `${id}.part`);
  return {
    async size(id) {
      // What cannot be looked up counts as not there.
      return (await stat(path(id)).catch(() => undefined))?.size ?? 0;
    },
    async append(id, part) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(path(id), 'a', 0o600);
      try {
        await file.writeFile(part);
      } finally {
        await file.close();
      }
    },
    whole: async (id) => path(id),
    async *list() {
      for (const name of (await readdir(folder).catch(absent)) ?? []) {
        const [, id] = /^(.+)\.part$/.exec(name) ?? [];
        if (id !== undefined) yield id;
      }
    },
    remove: (id) => rm(path(id), { force: true }),
  };
}
