import { noSuchPhoto } from '#server/use-cases/request-photos/receive-parts';
import type { LinkedRequest } from './follow-links';

/**
 * The request whose question, or whose note, names a photo.
 *
 * @throws {ApiProblem} 404 no_such_photo
 */
export function requestOfPhoto(
  { request, order }: LinkedRequest,
  photo: string,
  namedBy: 'asked' | 'noted' = 'asked',
): string {
  const isNamed = order.events.some(
    ({ what }) => what.kind === namedBy && 'photos' in what && what.photos?.includes(photo),
  );
  if (!isNamed) throw noSuchPhoto();
  return request.id;
}
