import type { Express } from 'express';
import { SHARE_PHOTO_PATH, sharedPhotoFragment } from '#domain/site/share-photo';

/**
 * A photograph from the phone's share sheet that no worker has taken, such as when the site's data was cleared. It is not
 * read, since photos of gardens stay on their devices: the builder says how to choose it there.
 */
export function sharePhotoRoute(app: Express): void {
  app.post(SHARE_PHOTO_PATH, (_request, response) => {
    response.set('cache-control', 'no-store');
    response.redirect(303, `/builder#${sharedPhotoFragment('not-here')}`);
  });
}
