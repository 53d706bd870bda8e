import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import type { PricingStore } from '#server/stores/ports';

/** `/api/pricing`: the current document; its number is the ETag and `x-pricing-version`. */
export function pricingRoutes(pricing: PricingStore): Router {
  const router = Router();
  router
    .route('/pricing')
    .get(async (_request, response) => {
      const { version, pricing: document } = await pricing.current();
      response.set({
        etag: `"pricing-${version}"`,
        'x-pricing-version': String(version),
        'cache-control': 'no-cache',
      });
      // Express answers 304 by itself when If-None-Match names this ETag.
      response.json(document);
    })
    .all(allowOnly('GET', 'HEAD'));
  return router;
}
