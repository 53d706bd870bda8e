import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DirectUploads } from '#server/ports/uploads';
import { openIncomingFiles } from '#server/adapters/objects/incoming-files';
import type { IncomingFiles } from '#server/ports/uploads';
import type { PreparePhoto } from '#server/ports/pictures';
import { preparePhoto } from '#server/adapters/images/prepare-photo';
import type { ObjectStore } from '#server/ports/objects';
import type { Room } from '#server/ports/room';
import { uploadAddresses } from '#server/use-cases/gallery/upload-address';
import type { UploadAddresses } from '#server/use-cases/gallery/upload-address';
import { uploadsUnderWay } from '#server/use-cases/gallery/uploads-under-way';
import type { UploadsUnderWay } from '#server/use-cases/gallery/uploads-under-way';
import type { GalleryImageStore, UploadStore } from '#server/stores/ports';
import { sweepUploads } from '#server/use-cases/gallery/sweep-uploads';
import {
  sweepRequestPhotos,
  type DiscardPhotoServices,
} from '#server/use-cases/request-photos/discard-photo';
import { imageWork } from '#server/adapters/images/image-work';
import { renditionQueue } from '#server/adapters/images/rendition-queue';
import type { RenditionQueue } from '#server/adapters/images/rendition-queue';

const SWEEP_MS = 10 * 60_000;

interface PhotoOptions extends DiscardPhotoServices {
  dataDir: string;
  galleryImages: GalleryImageStore;
  uploads: UploadStore;
  objects: ObjectStore;
  directUploads: DirectUploads | undefined;
  room: Room;
  logger: Logger;
}

/** Everything that receives pictures, makes their sizes and cleans up after them. */
export interface Photos {
  uploads: UploadStore;
  uploadAddresses: UploadAddresses;
  uploadsUnderWay: UploadsUnderWay;
  incoming: IncomingFiles;
  preparePhoto: PreparePhoto;
  renditions: RenditionQueue;
}

/** Starts the work on pictures: cleans up after a crash, and resumes where it left off. */
export async function openPhotos(
  options: PhotoOptions,
): Promise<{ photos: Photos; close(): Promise<void> }> {
  const { dataDir, galleryImages, uploads, objects, directUploads, room, turns, logger, now } =
    options;
  const incoming = await openIncomingFiles(join(dataDir, 'incoming'));
  const work = imageWork();
  const photos: Photos = {
    uploads,
    uploadAddresses: uploadAddresses(),
    uploadsUnderWay: uploadsUnderWay(now),
    incoming,
    preparePhoto: (...photo) => work.now(() => preparePhoto(...photo)),
    renditions: renditionQueue({
      galleryImages,
      objects,
      incoming,
      imageWork: work,
      room,
      turns,
      logger,
    }),
  };
  const clearUpPhotos = () => sweepRequestPhotos(options);
  const tidy = async (): Promise<void> => {
    const clearUp = () => sweepUploads({ ...photos, objects, directUploads, turns, now });
    await turns.ifFree('clearing up pictures', clearUp).catch((error: unknown) => {
      logger.error({ err: error }, 'Files of pictures could not be cleared up');
    });
    await turns.ifFree('clearing up photos', clearUpPhotos).catch((error: unknown) => {
      logger.error({ err: error }, 'Files of photos could not be cleared up');
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
