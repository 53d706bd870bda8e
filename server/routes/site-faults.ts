import { reportedFaultSchema } from '#domain/order/contracts/site-faults';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import type { LimitStore } from '#server/stores/shared-ports';
import { reportFault, settleFault, type FaultServices } from '#server/use-cases/report-fault';
import { jsonBodyOf, noBody } from './body';
import { adminRoute, publicRoute, READS, type Route } from './route';

/** Faults on the site: pages tell of them and read no answer, the desk takes those that are settled off its list. */
export function siteFaultRoutes(services: FaultServices & { limits: LimitStore }): Route[] {
  return [
    publicRoute({
      method: 'POST',
      path: '/site-faults',
      limit: rateLimit(services, 'site faults'),
      takes: jsonBodyOf(reportedFaultSchema),
      answer: async ({ body }, response) => {
        await reportFault(services, body);
        response.status(204).end();
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/site-faults/:id',
      // Nothing of the company's changes: the log has no faults.
      act: READS,
      takes: noBody,
      answer: async ({ params }, response) => {
        await settleFault(services.siteFaults, params.id);
        response.status(204).end();
      },
    }),
  ];
}
