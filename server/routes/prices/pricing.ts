import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/limits/json-body';
import { requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import type { PricingStore } from '#server/stores/ports';
import { pricingHeaders, savePricing } from '#server/use-cases/save-pricing';

export interface PricingServices extends AdminServices {
  pricing: PricingStore;
}

/** `PUT /api/pricing`: the administrator saves a new document over the current one. */
export function pricingRoutes(services: PricingServices): Router {
  const { pricing } = services;
  const router = Router();
  router
    .route('/pricing')
    .put(requireAdmin(services), ...jsonBody, async (request, response) => {
      const headers = { ifMatch: request.get('if-match'), note: request.get('x-pricing-note') };
      const { version, savedAt, note } = await savePricing(pricing, request.body, headers);
      response.set(pricingHeaders(version)).json({ version, savedAt, note });
    })
    .all(allowOnly('GET', 'HEAD', 'PUT'));
  return router;
}
