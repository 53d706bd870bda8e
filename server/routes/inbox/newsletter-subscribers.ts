import { subscriberSearchSchema } from '#domain/order/contracts/admin/newsletter-subscribers';
import type {
  FoundSubscribers,
  NewsletterSubscriber,
} from '#domain/order/contracts/admin/newsletter-subscribers';
import { ApiProblem } from '#server/api-problem';
import { SUBSCRIBER_COLUMNS } from '#server/writing/exports/columns';
import { csvOf } from '#server/writing/exports/csv';
import { jsonBodyOf, noBody } from '#server/routes/body';
import { adminRoute, READS } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { pagesOf } from '#server/stores/pages';
import type { NewsletterStore } from '#server/stores/requests/request-ports';
import { sendCsv, sendPage } from './whole-lists';

/** More than anyone reads at once. */
const SHOWN = 100;

export interface SubscriberServices {
  newsletter: NewsletterStore;
  now: () => Date;
}

/** The administrator's side of the newsletter: list, remove one address, export. */
export function subscriberRoutes({ newsletter, now }: SubscriberServices): Route[] {
  return [
    adminRoute({
      method: 'GET',
      path: '/newsletter',
      answer: (request, response) => sendPage(request, response, newsletter, listed),
    }),
    adminRoute({
      method: 'POST',
      path: '/newsletter/search',
      act: READS,
      takes: jsonBodyOf(subscriberSearchSchema),
      answer: async ({ body: { letters } }, response) => {
        const { rows, count } = await newsletter.search(letters, SHOWN);
        const all = await newsletter.count();
        response.json({ rows: rows.map(listed), count, all } satisfies FoundSubscribers);
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/newsletter/export.csv',
      asksAgain: true,
      answer: async (_request, response) => {
        const parts = csvOf(SUBSCRIBER_COLUMNS, pagesOf(newsletter));
        await sendCsv(response, { name: 'newsletter', parts, now: now() });
      },
    }),
    adminRoute({
      method: 'DELETE',
      // By id, which keeps email addresses out of URLs and so out of the log.
      path: '/newsletter/:id',
      act: { what: 'subscriber-removed', about: 'id' },
      takes: noBody,
      answer: async ({ params }, response) => {
        const wasThere = await newsletter.remove(params.id, now());
        if (!wasThere) {
          throw new ApiProblem(404, 'no_such_address', 'This address is not on the list any more.');
        }
        response.status(204).end();
      },
    }),
  ];
}

function listed({ id, email, createdAt }: NewsletterSubscriber): NewsletterSubscriber {
  return { id, email, createdAt };
}
