import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartFiles } from '#server/ports/objects';
import { absent } from '#server/stores/files/disk';

/** Files that arrive in parts, in a folder that is created with the first one. */
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
