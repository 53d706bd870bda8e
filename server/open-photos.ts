import { join } from 'node:path';
import type { Logger } from 'pino';
import { openIncomingFiles } from './objects/incoming-files';
import type { IncomingFiles } from './objects/incoming-files';
import type { ObjectStore } from './objects/ports';
import { uploadAddresses } from './objects/upload-address';
import type { UploadAddresses } from './objects/upload-address';
import { uploadsUnderWay } from './objects/uploads-under-way';
import type { UploadsUnderWay } from './objects/uploads-under-way';
import type { GalleryImageStore, UploadStore } from './stores/ports';
import { sweepUploads } from './use-cases/sweep-uploads';
import { imageWork } from './images/image-work';
import type { ImageWork } from './images/image-work';
import { renditionQueue } from './images/rendition-queue';
import type { RenditionQueue } from './images/rendition-queue';

const SWEEP_MS = 10 * 60_000;

interface PhotoOptions {
  dataDir: string;
  galleryImages: GalleryImageStore;
  uploads: UploadStore;
  objects: ObjectStore;
  logger: Logger;
  now: () => Date;
}

/** What takes pictures in, makes their sizes and clears up behind them. */
export interface Photos {
  uploads: UploadStore;
  uploadAddresses: UploadAddresses;
  uploadsUnderWay: UploadsUnderWay;
  incoming: IncomingFiles;
  imageWork: ImageWork;
  renditions: RenditionQueue;
}

/** Starts the work on pictures: clears up what a crash has left, and goes on where it broke off. */
export async function openPhotos(
  options: PhotoOptions,
): Promise<{ photos: Photos; close(): Promise<void> }> {
  const { dataDir, galleryImages, uploads, objects, logger, now } = options;
  const incoming = await openIncomingFiles(join(dataDir, 'incoming'));
  const work = imageWork();
  const photos: Photos = {
    uploads,
    uploadAddresses: uploadAddresses(),
    uploadsUnderWay: uploadsUnderWay(now),
    incoming,
    imageWork: work,
    renditions: renditionQueue({ galleryImages, objects, incoming, imageWork: work, logger }),
  };
  const tidy = async (): Promise<void> => {
    await sweepUploads({ ...photos, objects, now }).catch((error: unknown) => {
      logger.error({ err: error }, 'Files of pictures could not be cleared up');
    });
    photos.renditions.wake();
  };
  await tidy();
  const timer = setInterval(() => void tidy(), SWEEP_MS);
  timer.unref();
  return {
    photos,
    async close() {
      clearInterval(timer);
      await photos.renditions.close();
      await incoming.close();
    },
  };
}
