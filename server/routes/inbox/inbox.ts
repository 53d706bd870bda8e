import { Router } from 'express';
import type { UnreadRequests } from '#domain/contracts/admin/inbox';
import { ENQUIRY_COLUMNS, QUOTE_COLUMNS } from '#server/exports/columns';
import type { QuoteRow } from '#server/exports/columns';
import { csvOf } from '#server/exports/csv';
import { allowOnly } from '#server/middleware/api-answers';
import { requireAdmin } from '#server/middleware/require-admin';
import type { RoomConfiguration } from '#server/stores/records';
import type { EnquiryStore, RoomConfigurationStore } from '#server/stores/request-ports';
import { enquirySummary, showEnquiry } from '#server/use-cases/inbox/show-enquiry';
import { quoteSummary, showQuote } from '#server/use-cases/inbox/show-quote';
import type { ShowQuoteServices } from '#server/use-cases/inbox/show-quote';
import type { InboxServices } from '#server/use-cases/inbox/work-in-inbox';
import { inboxRoutes } from './inbox-routes';
import { subscriberRoutes } from './newsletter-subscribers';
import type { SubscriberServices } from './newsletter-subscribers';

export interface InboxRouteServices extends SubscriberServices, InboxServices, ShowQuoteServices {
  roomConfigurations: RoomConfigurationStore;
  enquiries: EnquiryStore;
}

/** The administrator's side of quote requests, enquiries and the newsletter. */
export function inboxRouter(services: InboxRouteServices): Router {
  const { roomConfigurations, enquiries } = services;
  const router = Router();
  router.use(
    inboxRoutes(services, {
      path: '/room-configurations',
      about: 'quote',
      rows: roomConfigurations,
      summarise: (row) => quoteSummary(services, row),
      show: (row) => showQuote(services, row),
      export: {
        name: 'quote-requests',
        write: (pages) => csvOf(QUOTE_COLUMNS, withRooms(services, pages)),
      },
    }),
    inboxRoutes(services, {
      path: '/enquiries',
      about: 'enquiry',
      rows: enquiries,
      summarise: async (row) => enquirySummary(row),
      show: (row) => showEnquiry(services, row),
      export: { name: 'enquiries', write: (pages) => csvOf(ENQUIRY_COLUMNS, pages) },
    }),
    subscriberRoutes(services),
  );
  router
    .route('/unread-requests')
    .get(requireAdmin(services), async (_request, response) => {
      const unread: UnreadRequests = {
        quotes: await roomConfigurations.countUnseen(),
        enquiries: await enquiries.countUnseen(),
      };
      response.json(unread);
    })
    .all(allowOnly('GET', 'HEAD'));
  return router;
}

/** Quote requests with the names of their rooms. */
async function* withRooms(
  services: ShowQuoteServices,
  pages: AsyncIterable<readonly RoomConfiguration[]>,
): AsyncGenerator<readonly QuoteRow[]> {
  for await (const rows of pages) {
    const named = rows.map(async (row) => ({
      ...row,
      room: (await quoteSummary(services, row)).room,
    }));
    yield await Promise.all(named);
  }
}
