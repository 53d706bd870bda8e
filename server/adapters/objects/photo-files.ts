import { join } from 'node:path';
import { localDiskObjects } from './local-disk';
import { partFiles, type PartFiles } from './part-files';
import type { ObjectStore } from './ports';

/** The folder of the kept photos below the data folder: no address of the site leads there. */
export const PRIVATE_FOLDER = 'private';

/** The folder of what is still arriving, below the data folder. */
export const PARTS_FOLDER = 'photo-parts';

/** The files of the photos that people sent for requests. */
export interface PhotoFiles {
  /** What is kept, under `keyOfPhoto`. Never served but to those whom the request is about, and to the administrator. */
  kept: ObjectStore;
  /** What is still arriving. */
  parts: PartFiles;
}

export function openPhotoFiles(dataDir: string): PhotoFiles {
  return {
    kept: localDiskObjects(join(dataDir, PRIVATE_FOLDER)),
    parts: partFiles(join(dataDir, PARTS_FOLDER)),
  };
}

/** The key of a photo's one file. */
export function keyOfPhoto(id: string): string {
  return `${id}/photo.jpg`;
}
