import { isImageType, MOST_IMAGE_BYTES, PICTURE_REFUSALS } from '#domain/site/gallery/image-limits';
import type { ImageType } from '#domain/site/gallery/image-limits';
import { ApiProblem } from '#server/api-problem';
import type { ArrivedUpload, DirectUploads, IncomingFiles } from '#server/ports/uploads';
import { turnOfPicture } from '#server/ports/object-key';
import { uploadIdOf } from './upload-address';
import { allRows } from '#server/stores/pages';
import type { GalleryImageStore } from '#server/stores/ports';
import { discardUploadInTurn } from './discard-upload';
import { keepUpload, type ReceiveUploadServices } from './receive-upload';

export interface TakeArrivedServices extends ReceiveUploadServices {
  galleryImages: GalleryImageStore;
  directUploads: DirectUploads | undefined;
}

/** More patience than the store is given for its next piece, so that its own error is the one that counts. */
const STALL_MS = 60_000;

/**
 * The id of the upload at an address. If the browser sent it past us, it is received from there first: checked, written
 * anew and removed from where it lay. What cannot be received now stays there for the next try.
 *
 * An address is good for one picture: once that is kept, whatever else is sent there is removed unseen.
 *
 * @param objectPath the upload address without its query string
 * @throws {ApiProblem} 413, 415 or 422
 * @throws {NoRoomError | StoreUnavailableError} nothing was stored
 */
export async function takeArrived(
  services: TakeArrivedServices,
  objectPath: string,
): Promise<string | undefined> {
  const { directUploads, turns } = services;
  const id = directUploads?.idOf(objectPath);
  if (directUploads === undefined || id === undefined) return uploadIdOf(objectPath);
  await turns.inTurn(turnOfPicture(id), async () => {
    const arrived = await directUploads.find(id);
    if (arrived === undefined) return;
    if (!(await isUsed(services, id))) await take(services, directUploads, id, arrived);
    // What cannot be removed now is swept later.
    await directUploads.remove(id).catch(() => undefined);
  });
  return id;
}

async function isUsed(
  { uploads, galleryImages }: TakeArrivedServices,
  id: string,
): Promise<boolean> {
  if ((await galleryImages.find(id)) !== undefined) return true;
  return (await allRows(uploads)).some((row) => row.id === id && row.state === 'stored');
}

async function take(
  services: TakeArrivedServices,
  directUploads: DirectUploads,
  id: string,
  arrived: ArrivedUpload,
): Promise<void> {
  const { incoming } = services;
  try {
    await keepUpload(services, { id, size: arrived.size }, (path) =>
      receive(incoming, path, arrived),
    );
  } catch (error) {
    // Any other failure may go away, and the picture stays where it is.
    if (error instanceof ApiProblem && PICTURE_REFUSALS.includes(error.status)) {
      await discardUploadInTurn(services, id);
      await directUploads.remove(id);
    }
    throw error;
  } finally {
    await incoming.remove(id);
  }
}

async function receive(
  incoming: IncomingFiles,
  path: string,
  { type = '', size, read }: ArrivedUpload,
): Promise<ImageType> {
  if (!isImageType(type)) {
    throw new ApiProblem(415, 'unsupported_picture_type', 'This was not sent as a picture.');
  }
  const body = read();
  let lost: unknown;
  body.once('error', (error: unknown) => (lost = error));
  try {
    await incoming.write(path, body, {
      limit: Math.min(size, MOST_IMAGE_BYTES),
      stallMs: STALL_MS,
    });
  } catch (error) {
    // When the store breaks off, the sender has done nothing wrong.
    throw lost ?? error;
  }
  return type;
}
