import { adminRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { readAuditLog } from '#server/use-cases/people/read-audit-log';
import type { ReadAuditLogServices } from '#server/use-cases/people/read-audit-log';

/** `/api/audit-log`: who changed what, in pages. */
export function auditLogRoute(services: ReadAuditLogServices): Route {
  return adminRoute({
    method: 'GET',
    path: '/audit-log',
    answer: async ({ query: { after } }, response) => {
      response.json(await readAuditLog(services, typeof after === 'string' ? after : undefined));
    },
  });
}
