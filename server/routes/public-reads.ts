import { createHash } from 'node:crypto';
import { keepLast } from '#server/middleware/keep-last';
import { ReadyAnswer } from '#server/middleware/ready-answer';
import type { GalleryImageStore, PricingStore } from '#server/stores/ports';
import type { GalleryImageRecord, PricingVersion } from '#server/stores/records';
import { pricingHeaders } from '#server/use-cases/save-pricing';
import { publicRoute, UNLIMITED } from './route';
import type { Route } from './route';

interface PublicReadServices {
  pricing: PricingStore;
  galleryImages: GalleryImageStore;
}

/**
 * The two calls every visitor makes: the current prices, whose version number is the ETag and
 * `x-pricing-version`, and the gallery. Both are answered from memory, before the middleware that other
 * calls need.
 */
export function publicReadRoutes({
  pricing,
  galleryImages,
}: PublicReadServices): Route<'everybody'>[] {
  const prices = keepLast<ReadyAnswer>();
  const pictures = keepLast<ReadyAnswer>();
  return [
    publicRoute({
      method: 'GET',
      path: '/pricing',
      limit: UNLIMITED,
      answer: async (request, response) => {
        const current = await pricing.current();
        const answer = await prices(current.version, async () => answerWithPrices(current));
        await answer.send(request, response);
      },
    }),
    publicRoute({
      method: 'GET',
      path: '/gallery-images',
      limit: UNLIMITED,
      answer: async (request, response) => {
        // Read before the list: if that changes in between, the response is just made again.
        const revision = await galleryImages.revision();
        const answer = await pictures(revision, async () =>
          answerWithPictures(await galleryImages.list()),
        );
        await answer.send(request, response);
      },
    }),
  ];
}

function answerWithPrices({ version, pricing }: PricingVersion): ReadyAnswer {
  return new ReadyAnswer(JSON.stringify(pricing), pricingHeaders(version));
}

function answerWithPictures(rows: readonly GalleryImageRecord[]): ReadyAnswer {
  const json = JSON.stringify(rows);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return new ReadyAnswer(json, { etag: `"gallery-${hash}"` });
}
