import { rateLimit } from '#server/middleware/limits/rate-limit';
import type { LimitStore } from '#server/stores/shared-ports';
import { countSteps, type CountServices } from '#server/use-cases/count-steps';
import { jsonBody } from './body';
import { publicRoute, type Route } from './route';

/**
 * POST /api/builder-steps: how far somebody came in the builder, told by their page when it is left. Answered with
 * 204, which no page reads.
 */
export function builderStepRoute(services: CountServices & { limits: LimitStore }): Route {
  return publicRoute({
    method: 'POST',
    path: '/builder-steps',
    limit: rateLimit(services, 'builder steps'),
    takes: jsonBody,
    answer: async (request, response) => {
      await countSteps(services, request.body);
      response.status(204).end();
    },
  });
}
