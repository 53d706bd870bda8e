import type { UnreadRequests } from '#domain/order/contracts/admin/inbox';
import { ENQUIRY_COLUMNS, QUOTE_COLUMNS } from '#server/writing/exports/columns';
import { csvOf } from '#server/writing/exports/csv';
import { adminRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import type { OrderStore } from '#server/stores/orders/order-ports';
import type { EnquiryStore, QuoteRequestStore } from '#server/stores/requests/request-ports';
import { withRooms } from '#server/use-cases/inbox/exported-quotes';
import { enquirySummary, showEnquiry } from '#server/use-cases/inbox/show-enquiry';
import { quoteRequestSummary, showQuoteRequest } from '#server/use-cases/inbox/show-quote-request';
import type { ShowQuoteServices } from '#server/use-cases/inbox/show-quote-request';
import type { InboxServices } from '#server/use-cases/inbox/work-in-inbox';
import { changeQuote } from '#server/use-cases/order/change-quote';
import { inboxRoutes } from './inbox-routes';
import { subscriberRoutes } from './newsletter-subscribers';
import type { SubscriberServices } from './newsletter-subscribers';

export interface InboxRouteServices extends SubscriberServices, InboxServices, ShowQuoteServices {
  roomConfigurations: QuoteRequestStore;
  orders: OrderStore;
  enquiries: EnquiryStore;
}

/** The administrator's side of quote requests, enquiries and the newsletter. */
export function allInboxRoutes(services: InboxRouteServices): Route[] {
  const { roomConfigurations, orders, enquiries } = services;
  return [
    ...inboxRoutes(services, {
      path: '/room-configurations',
      about: 'quote',
      rows: roomConfigurations,
      summarise: (row) => quoteRequestSummary(services, row),
      show: (row) => showQuoteRequest(services, row),
      change: (id, change) => changeQuote(orders, id, change),
      export: {
        name: 'quote-requests',
        write: (pages) => csvOf(QUOTE_COLUMNS, withRooms(services, pages)),
      },
    }),
    ...inboxRoutes(services, {
      path: '/enquiries',
      about: 'enquiry',
      rows: enquiries,
      summarise: async (row) => enquirySummary(row),
      show: (row) => showEnquiry(services, row),
      change: (id, change) => enquiries.change(id, change),
      export: { name: 'enquiries', write: (pages) => csvOf(ENQUIRY_COLUMNS, pages) },
    }),
    ...subscriberRoutes(services),
    adminRoute({
      method: 'GET',
      path: '/unread-requests',
      answer: async (_request, response) => {
        const unread: UnreadRequests = {
          quotes: await roomConfigurations.countUnseen(),
          enquiries: await enquiries.countUnseen(),
        };
        response.json(unread);
      },
    }),
  ];
}
