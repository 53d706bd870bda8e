import { Router } from 'express';
import type { AuditAct } from '#domain/order/contracts/admin/audit-log';
import { ApiProblem } from '#server/api-problem';
import { allowOnly } from '#server/middleware/api-answers';
import { requireAdmin } from '#server/middleware/require-admin';
import { allRows } from '#server/stores/pages';
import { pricingHeaders } from '#server/use-cases/save-pricing';
import type { AuditLog } from '#server/stores/people/people-ports';
import type { PricingServices } from './pricing';

/** `/api/pricing/versions`: every saved version, newest first, and each document as saved. Who saved one says the log. */
export function pricingVersionRoutes(services: PricingServices & { auditLog: AuditLog }): Router {
  const { pricing, auditLog } = services;
  const router = Router();
  router
    .route('/pricing/versions')
    .get(requireAdmin(services), async (_request, response) => {
      const saved = await auditLog.of('prices-saved' satisfies AuditAct);
      const authors = new Map(saved.map(({ about, name }) => [about, name]));
      const rows = await allRows(pricing);
      response.json(rows.map((row) => ({ ...row, by: authors.get(String(row.version)) })));
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
