import { rateLimit } from '#server/middleware/limits/rate-limit';
import { noBodyButJson } from '#server/routes/body';
import { adminRoute, publicRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import type { LimitStore } from '#server/stores/shared-ports';
import {
  companyCalendar,
  renewCalendar,
  revokeCalendar,
  type CalendarServices,
} from '#server/use-cases/order/company-calendar';

const OWN = '/people/me/calendar';

/**
 * The company's calendar for programs that ask for it, and the address of it that each administrator can make. The token
 * stands in the path, because those programs send nothing else: the log leaves it out (`middleware/request-log.ts`).
 */
export function calendarRoutes(services: CalendarServices & { limits: LimitStore }): Route[] {
  return [
    publicRoute({
      method: 'GET',
      path: '/calendar/:token.ics',
      limit: rateLimit(services, '/calendar'),
      isPrivate: true,
      answer: async ({ params }, response) => {
        const text = await companyCalendar(services, params.token);
        response.set('content-type', 'text/calendar; charset=utf-8').send(text);
      },
    }),
    adminRoute({
      method: 'POST',
      path: OWN,
      asksAgain: true,
      act: { what: 'calendar-made' },
      takes: noBodyButJson,
      answer: async (_request, response, admin) => {
        response.status(201).json(await renewCalendar(services, admin));
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: OWN,
      asksAgain: true,
      act: { what: 'calendar-revoked' },
      takes: noBodyButJson,
      answer: async (_request, response, admin) => {
        await revokeCalendar(services, admin);
        response.status(204).end();
      },
    }),
  ];
}
