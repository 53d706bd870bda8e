import { keyOfPhoto } from '#server/ports/object-key';
import type { PhotoFiles } from '#server/ports/objects';
import type { RequestPhotoStore } from '#server/stores/requests/photo-ports';
import { noSuchPhoto } from './receive-parts';

/**
 * A kept photo of a request.
 *
 * @throws {ApiProblem} 404 no_such_photo
 */
export async function readPhoto(
  {
    requestPhotos,
    photoFiles,
  }: { requestPhotos: RequestPhotoStore; photoFiles: Pick<PhotoFiles, 'kept'> },
  requestId: string,
  id: string,
) {
  const row = await requestPhotos.find(id);
  if (row?.state !== 'stored' || row.requestId !== requestId) throw noSuchPhoto();
  const file = await photoFiles.kept.find(keyOfPhoto(id));
  if (file === undefined) throw noSuchPhoto();
  return file;
}
