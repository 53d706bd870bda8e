import type { AuditAct } from '#domain/order/contracts/admin/audit-log';
import { ApiProblem } from '#server/api-problem';
import { jsonBody } from '#server/routes/body';
import { adminRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { allRows } from '#server/stores/pages';
import type { AuditLog } from '#server/stores/people/people-ports';
import type { PricingStore } from '#server/stores/ports';
import { pricingHeaders, savePricing } from '#server/use-cases/save-pricing';

interface PricingServices {
  pricing: PricingStore;
  auditLog: AuditLog;
}

/**
 * `PUT /api/pricing`: the administrator saves a new document over the current one. `/api/pricing/versions`: every saved
 * version, newest first, and each document as saved. Who saved one says the log.
 */
export function pricingRoutes({ pricing, auditLog }: PricingServices): Route[] {
  return [
    adminRoute({
      method: 'PUT',
      path: '/pricing',
      act: { what: 'prices-saved' },
      takes: jsonBody,
      answer: async (request, response) => {
        const headers = { ifMatch: request.get('if-match'), note: request.get('x-pricing-note') };
        const { version, savedAt, note } = await savePricing(pricing, request.body, headers);
        response.set(pricingHeaders(version)).json({ version, savedAt, note });
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/pricing/versions',
      answer: async (_request, response) => {
        const saved = await auditLog.of('prices-saved' satisfies AuditAct);
        const authors = new Map(saved.map(({ about, name }) => [about, name]));
        const rows = await allRows(pricing);
        response.json(rows.map((row) => ({ ...row, by: authors.get(String(row.version)) })));
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/pricing/versions/:number',
      answer: async ({ params: { number } }, response) => {
        const found = /^\d{1,9}$/.test(number) ? await pricing.version(Number(number)) : undefined;
        if (found === undefined) {
          throw new ApiProblem(404, 'not_found', 'There is no such version of the prices.');
        }
        response.set(pricingHeaders(found.version)).json(found.pricing);
      },
    }),
  ];
}
