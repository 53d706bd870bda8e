import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import { requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { readAuditLog } from '#server/use-cases/people/read-audit-log';
import type { ReadAuditLogServices } from '#server/use-cases/people/read-audit-log';

/** `/api/audit-log`: who changed what, in pages. */
export function auditLogRoutes(services: AdminServices & ReadAuditLogServices): Router {
  const router = Router();
  router
    .route('/audit-log')
    .get(requireAdmin(services), async (request, response) => {
      const { after } = request.query;
      response.json(await readAuditLog(services, typeof after === 'string' ? after : undefined));
    })
    .all(allowOnly('GET', 'HEAD'));
  return router;
}
