import type { ImageType } from '#domain/site/gallery/image-limits';
import { ApiProblem } from '#server/api-problem';
import type { PreparePhoto } from '#server/ports/pictures';
import { COPIES, type Room } from '#server/ports/room';
import type { IncomingFiles } from '#server/ports/uploads';
import type { UploadAddresses } from './upload-address';
import type { UploadsUnderWay } from './uploads-under-way';
import { discardUpload, type DiscardServices } from './discard-upload';

export interface ReceiveUploadServices extends DiscardServices {
  uploadAddresses: UploadAddresses;
  uploadsUnderWay: UploadsUnderWay;
  incoming: IncomingFiles;
  preparePhoto: PreparePhoto;
  room: Room;
}

/** A picture on its way in. */
interface Incoming {
  id: string;
  /** Bytes, at most. */
  size: number;
}

/** A picture's file within its folder: the upload, re-encoded without metadata. */
export const ORIGINAL = 'original.jpg';

/**
 * Accepts the one picture an upload address allows: receives it, checks it, re-encodes it and keeps it
 * for POST /api/gallery-images. Leaves no file behind if anything fails.
 *
 * @param receive writes the file and returns the type the picture was declared as
 * @throws {ApiProblem} 409 upload_address_used, 408, 413, 415 or 422
 * @throws {NoRoomError | StoreUnavailableError} nothing was stored
 */
export async function receiveUpload(
  services: ReceiveUploadServices,
  picture: Incoming,
  receive: (path: string) => Promise<ImageType>,
): Promise<void> {
  const { uploadsUnderWay, incoming } = services;
  const { id } = picture;
  // Before the first await, so that only one of many simultaneous uploads gets through.
  if (!uploadsUnderWay.begin(id)) {
    throw new ApiProblem(409, 'upload_address_used', 'This upload address has been used already.');
  }
  try {
    await keepUpload(services, picture, receive);
  } catch (error) {
    // If it cannot be removed now, it is swept later.
    await discardUpload(services, id).catch(() => undefined);
    throw error;
  } finally {
    uploadsUnderWay.end(id);
    await incoming.remove(id);
  }
}

/**
 * Checks what `receive` writes, re-encodes it and keeps it under the id. The caller removes the incoming files
 * afterwards, and discards the upload if anything failed.
 *
 * @throws as `receivePhoto`, but not 409
 */
export async function keepUpload(
  services: Omit<ReceiveUploadServices, 'uploadAddresses' | 'uploadsUnderWay'>,
  { id, size }: Incoming,
  receive: (path: string) => Promise<ImageType>,
): Promise<void> {
  await services.room.hold(COPIES * size, () => keepInRoom(services, id, receive));
}

async function keepInRoom(
  { uploads, incoming, preparePhoto, objects, now }: Parameters<typeof keepUpload>[0],
  id: string,
  receive: (path: string) => Promise<ImageType>,
): Promise<void> {
  const since = now().toISOString();
  const [received, prepared] = [incoming.path(id, 'received'), incoming.path(id, 'prepared')];
  await uploads.set({ id, state: 'receiving', since });
  const type = await receive(received);
  const photo = await preparePhoto(received, type, prepared);
  await objects.put(`${id}/${ORIGINAL}`, incoming.read(prepared));
  await uploads.set({ id, state: 'stored', since, ...photo });
}
