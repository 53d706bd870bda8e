import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '#server/stores/files/disk';

const BLOCK = 4096;

/** The real disk, on which a folder is all there is and has room for so many bytes; the store's own writes fail beyond. */
export function smallDisk(folder: string, bytes: number): Disk {
  const free = async () => bytes - (await sizeOf(folder));
  return {
    ...nodeDisk,
    async open(path, flags, mode) {
      const file = await nodeDisk.open(path, flags, mode);
      return {
        read: (...part) => file.read(...part),
        async write(content, offset, length, position) {
          const { size } = await file.stat();
          if (position + length - size > (await free())) {
            throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
          }
          return file.write(content, offset, length, position);
        },
        truncate: (length) => file.truncate(length),
        datasync: () => file.datasync(),
        sync: () => file.sync(),
        close: () => file.close(),
      };
    },
    statfs: async () => ({
      bsize: BLOCK,
      blocks: Math.floor(bytes / BLOCK),
      bavail: Math.max(0, Math.floor((await free()) / BLOCK)),
    }),
  };
}

/** How many bytes the files of a folder have. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await nodeDisk.readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    if (!entry.isFile()) return 0;
    const found = await nodeDisk.stat(join(entry.parentPath, entry.name)).catch(() => undefined);
    return found?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
