import { join } from 'node:path';
import type { Config } from '#server/startup/config';
import type { DirectUploads } from '#server/ports/uploads';
import { localDiskObjects } from './local-disk';
import { openPhotoFiles, PARTS_FOLDER } from './photo-files';
import type { ObjectStore, PhotoFiles, SharedFiles } from '#server/ports/objects';
import { s3Objects } from './s3/s3-objects';
import { s3Parts } from './s3/s3-parts';
import { s3SharedFiles } from './s3/s3-shared-files';
import { s3Uploads } from './s3/s3-uploads';

/** All files of pictures and photos. */
export interface Objects {
  /** The files of the gallery's pictures. */
  objects: ObjectStore;
  /** The files of the photos that people sent for their requests. */
  photoFiles: PhotoFiles;
  /** Where browsers send pictures themselves; undefined when they send them to us. */
  directUploads: DirectUploads | undefined;
  /** Where processes find the files of each other's builds; undefined when there is one process. */
  sharedAssets: SharedFiles | undefined;
  /** @throws {StoreUnavailableError} no object can be read or stored now */
  checkObjects(): Promise<void>;
}

/** Files below the data folder, or objects in the bucket of `OBJECTS_URL` (decision 0068). */
export async function openObjects({
  dataDir,
  bucket: config,
}: Pick<Config, 'dataDir' | 'bucket'>): Promise<Objects> {
  if (config === undefined) {
    return {
      objects: localDiskObjects(join(dataDir, 'objects')),
      photoFiles: openPhotoFiles(dataDir),
      directUploads: undefined,
      sharedAssets: undefined,
      // The same disk as the store's, which checks it.
      checkObjects: async () => undefined,
    };
  }
  const { openBucket } = await import('./s3/bucket');
  const bucket = openBucket(config);
  return {
    // The paths of the site, so that a CDN can stand before this folder of the bucket.
    objects: s3Objects(bucket, 'uploads/', 'public, max-age=31536000, immutable'),
    photoFiles: {
      kept: s3Objects(bucket, 'private/', 'no-store'),
      parts: s3Parts(bucket, 'parts/', join(dataDir, PARTS_FOLDER)),
    },
    directUploads: s3Uploads(bucket, 'incoming/'),
    sharedAssets: s3SharedFiles(bucket, 'assets/'),
    checkObjects: () => bucket.check(),
  };
}
