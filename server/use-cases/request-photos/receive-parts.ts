import { type PhotoProgress, LONGEST_PHOTO_SIDE } from '#domain/order/photos';
import { ApiProblem } from '#server/api-problem';
import { keyOfPhoto } from '#server/ports/object-key';
import type { PreparePhoto } from '#server/ports/pictures';
import { COPIES, type Room } from '#server/ports/room';
import type { IncomingFiles } from '#server/ports/uploads';
import type { ReceivingPhoto, RequestPhoto } from '#server/stores/requests/photo-records';
import { discardInTurn, turnOfPhoto, type DiscardPhotoServices } from './discard-photo';

export interface ReceivePartsServices extends DiscardPhotoServices {
  incoming: IncomingFiles;
  preparePhoto: PreparePhoto;
  room: Room;
}

/** A photo as its sender describes it. */
interface Offered {
  id: string;
  requestId: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/**
 * Says how much of a photo is here, and makes room for it if it is new. A photo whose last byte came just before a server
 * died is finished here.
 *
 * @throws {ApiProblem} 404 no_such_photo for another request's, 410 no_longer_kept, 422 idempotency_mismatch for another
 *   photo under the id, and as `addPart`
 * @throws {NoRoomError} it is not received now
 */
export function offerPhoto(
  services: ReceivePartsServices,
  offered: Offered,
): Promise<PhotoProgress> {
  const { requestPhotos, turns, now } = services;
  return turns.inTurn(turnOfPhoto(offered.id), async () => {
    const since = now().toISOString();
    const row = await requestPhotos.begin({ ...offered, state: 'receiving', since });
    if (row === undefined) {
      throw new ApiProblem(410, 'no_longer_kept', 'This request is no longer kept.');
    }
    const known = knownOf(row, offered.requestId);
    const isOther = known.state === 'receiving' && known.size !== offered.size;
    if (isOther || known.sha256 !== offered.sha256) {
      throw new ApiProblem(
        422,
        'idempotency_mismatch',
        'Another photo is being sent under the id of this one.',
      );
    }
    return known.state === 'receiving' ? goOn(services, known) : settled(services, known);
  });
}

/**
 * Adds a part of a photo that was offered. With the last one the photo is looked at and kept.
 *
 * @param offset where the part begins, in bytes
 * @throws {ApiProblem} 404 no_such_photo, 409 other_offset if the part begins elsewhere than where the last one ended,
 *   409 photo_damaged, 413 payload_too_large beyond the size that was offered, 415 and 422 for what is no picture
 * @throws {NoRoomError} what has arrived stays, for when there is room
 */
export function addPart(
  services: ReceivePartsServices,
  { id, requestId }: Pick<Offered, 'id' | 'requestId'>,
  offset: number,
  part: Buffer,
): Promise<PhotoProgress> {
  const { requestPhotos, photoFiles, turns, room } = services;
  return turns.inTurn(turnOfPhoto(id), async () => {
    const row = await requestPhotos.find(id);
    if (row === undefined) throw noSuchPhoto();
    const known = knownOf(row, requestId);
    if (known.state !== 'receiving') return settled(services, known);
    if (offset + part.length > known.size) {
      throw new ApiProblem(413, 'payload_too_large', 'This is more of the photo than was offered.');
    }
    if (offset !== (await photoFiles.parts.size(id))) {
      throw new ApiProblem(409, 'other_offset', 'This part of the photo is not the next one.');
    }
    await room.hold(COPIES * known.size, () => photoFiles.parts.append(id, part));
    return goOn(services, known);
  });
}

/** The answer to a photo that this request does not have, or has no more. */
export function noSuchPhoto(): ApiProblem {
  return new ApiProblem(404, 'no_such_photo', 'No question of this request has such a photo.');
}

function knownOf(row: RequestPhoto, requestId: string) {
  if (row.state === 'removed' || row.requestId !== requestId) throw noSuchPhoto();
  return row;
}

/** The answer about a photo that is kept or refused; its parts may be left from a server that died just then. */
async function settled(
  { photoFiles }: ReceivePartsServices,
  row: Exclude<ReturnType<typeof knownOf>, ReceivingPhoto>,
): Promise<PhotoProgress> {
  await photoFiles.parts.remove(row.id);
  if (row.state === 'refused') throw new ApiProblem(row.status, row.code, row.problem);
  return { id: row.id, received: 0, arrived: true };
}

/** Says how far a photo has come, or keeps one that is whole. */
async function goOn(services: ReceivePartsServices, photo: ReceivingPhoto): Promise<PhotoProgress> {
  const { photoFiles, room } = services;
  const { id, size } = photo;
  const received = await photoFiles.parts.size(id);
  if (received >= size) return room.hold(COPIES * size, () => finish(services, photo));
  await room.check(COPIES * size);
  return { id, received, arrived: false };
}

async function finish(
  services: ReceivePartsServices,
  photo: ReceivingPhoto,
): Promise<PhotoProgress> {
  const { requestPhotos, photoFiles } = services;
  const { id, size: received, ...rest } = photo;
  try {
    const stored = { ...rest, id, state: 'stored', ...(await keep(services, photo)) } as const;
    // The request may have been removed meanwhile.
    if (!(await requestPhotos.settle(stored))) await discardInTurn(services, id);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code === 'photo_damaged') throw error;
    const { status, code, message: problem } = error;
    await requestPhotos.settle({ ...rest, id, state: 'refused', status, code, problem });
    await photoFiles.parts.remove(id);
    throw error;
  } finally {
    await services.incoming.remove(id);
  }
  await photoFiles.parts.remove(id);
  return { id, received, arrived: true };
}

/** Looks at a photo that is whole, and keeps it upright and without metadata. */
async function keep(
  { photoFiles, incoming, preparePhoto }: ReceivePartsServices,
  { id, sha256 }: ReceivingPhoto,
): Promise<{ width: number; height: number }> {
  const { parts, kept } = photoFiles;
  const whole = await parts.whole(id);
  if ((await incoming.hash(whole)) !== sha256) {
    await parts.remove(id);
    throw new ApiProblem(409, 'photo_damaged', 'The photo arrived damaged. Please send it again.');
  }
  const prepared = incoming.path(id, 'prepared');
  const { width, height } = await preparePhoto(whole, 'image/jpeg', prepared, {
    longest: LONGEST_PHOTO_SIDE,
  });
  await kept.put(keyOfPhoto(id), incoming.read(prepared));
  return { width, height };
}
