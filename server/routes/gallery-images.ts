import { createHash } from 'node:crypto';
import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';

interface Answer {
  body: string;
  etag: string;
}

/** `/api/gallery-images`: the gallery in its order; the ETag follows from the content. */
export function galleryImageRoutes(galleryImages: GalleryImageStore): Router {
  // The store gives the same array until something changes, so that nothing is written out twice.
  const answers = new WeakMap<readonly GalleryImageRecord[], Answer>();
  const answerFor = (rows: readonly GalleryImageRecord[]): Answer => {
    const known = answers.get(rows);
    if (known !== undefined) return known;
    const body = JSON.stringify(rows);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const answer = { body, etag: `"gallery-${hash}"` };
    answers.set(rows, answer);
    return answer;
  };

  const router = Router();
  router
    .route('/gallery-images')
    .get(async (_request, response) => {
      const { body, etag } = answerFor(await galleryImages.list());
      response.set({ etag, 'cache-control': 'no-cache' });
      // Express answers 304 by itself when If-None-Match names this ETag.
      response.type('json').send(body);
    })
    .all(allowOnly('GET', 'HEAD'));
  return router;
}
