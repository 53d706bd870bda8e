import { noSuchPhoto } from '#server/use-cases/request-photos/receive-parts';
import type { Followed } from './follow-links';

/**
 * The request whose question names a photo.
 *
 * @throws {ApiProblem} 404 no_such_photo
 */
export function requestOfPhoto({ request, order }: Followed, photo: string): string {
  const isNamed = order.events.some(
    ({ what }) => what.kind === 'asked' && what.photos?.includes(photo),
  );
  if (!isNamed) throw noSuchPhoto();
  return request.id;
}
