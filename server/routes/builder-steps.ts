import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/limits/json-body';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import type { LimitStore } from '#server/stores/shared-ports';
import { countSteps, type CountServices } from '#server/use-cases/count-steps';

/**
 * POST /api/builder-steps: how far somebody came in the builder, told by their page when it is left. Answered with
 * 204, which no page reads.
 */
export function builderStepRoutes(services: CountServices & { limits: LimitStore }): Router {
  const router = Router();
  router
    .route('/builder-steps')
    .post(...rateLimit(services, 'builder steps'), ...jsonBody, async (request, response) => {
      await countSteps(services, request.body);
      response.status(204).end();
    })
    .all(allowOnly('POST'));
  return router;
}
