import { join } from 'node:path';
import type { PhotoFiles } from '#server/ports/objects';
import { localDiskObjects } from './local-disk';
import { partFiles } from './part-files';

/** The folder of the kept photos below the data folder: no address of the site leads there. */
export const PRIVATE_FOLDER = 'private';

/** The folder of what is still arriving, below the data folder. */
export const PARTS_FOLDER = 'photo-parts';

export function openPhotoFiles(dataDir: string): PhotoFiles {
  return {
    kept: localDiskObjects(join(dataDir, PRIVATE_FOLDER)),
    parts: partFiles(join(dataDir, PARTS_FOLDER)),
  };
}
