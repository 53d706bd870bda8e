import { Router } from 'express';
import { ApiProblem } from '#server/api-problem';
import { allowOnly } from '#server/middleware/api-answers';
import { requireAdmin } from '#server/middleware/require-admin';
import { allRows } from '#server/stores/pages';
import { pricingHeaders } from '#server/use-cases/save-pricing';
import type { PricingServices } from './pricing';

/** `/api/pricing/versions`: every saved version, newest first, and each document as saved. */
export function pricingVersionRoutes(services: PricingServices): Router {
  const { pricing } = services;
  const router = Router();
  router
    .route('/pricing/versions')
    .get(requireAdmin(services), async (_request, response) => {
      response.json(await allRows(pricing));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route('/pricing/versions/:number')
    .get(requireAdmin(services), async (request, response) => {
      const { number } = request.params;
      const found = /^\d{1,9}$/.test(number) ? await pricing.version(Number(number)) : undefined;
      if (found === undefined) {
        throw new ApiProblem(404, 'not_found', 'There is no such version of the prices.');
      }
      response.set(pricingHeaders(found.version)).json(found.pricing);
    })
    .all(allowOnly('GET', 'HEAD'));
  return router;
}
