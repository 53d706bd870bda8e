import { Router } from 'express';
import { subscriberSearchSchema } from '#domain/order/contracts/admin/newsletter-subscribers';
import type {
  FoundSubscribers,
  NewsletterSubscriber,
} from '#domain/order/contracts/admin/newsletter-subscribers';
import { ApiProblem } from '#server/api-problem';
import { SUBSCRIBER_COLUMNS } from '#server/writing/exports/columns';
import { csvOf } from '#server/writing/exports/csv';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/limits/json-body';
import { requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { pagesOf } from '#server/stores/pages';
import type { NewsletterStore } from '#server/stores/requests/request-ports';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import { sendCsv, sendPage } from './whole-lists';

/** More than anyone reads at once. */
const SHOWN = 100;

export interface SubscriberServices extends AdminServices {
  newsletter: NewsletterStore;
}

/** The administrator's side of the newsletter: list, remove one address, export. */
export function subscriberRoutes(services: SubscriberServices): Router {
  const { newsletter, now } = services;
  const admin = requireAdmin(services);
  const router = Router();
  router.get('/newsletter', admin, (request, response) =>
    sendPage(request, response, newsletter, listed),
  );
  router
    .route('/newsletter/search')
    .post(admin, ...jsonBody, async (request, response) => {
      const { letters } = parseRequest(subscriberSearchSchema, request.body);
      const { rows, count } = await newsletter.search(letters, SHOWN);
      const all = await newsletter.count();
      response.json({ rows: rows.map(listed), count, all } satisfies FoundSubscribers);
    })
    .all(allowOnly('POST'));
  router
    .route('/newsletter/export.csv')
    .get(admin, async (_request, response) => {
      const parts = csvOf(SUBSCRIBER_COLUMNS, pagesOf(newsletter));
      await sendCsv(response, { name: 'newsletter', parts, now: now() });
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    // By id, which keeps email addresses out of URLs and so out of the log.
    .route('/newsletter/:id')
    .delete(admin, async (request, response) => {
      const wasThere = await newsletter.remove(request.params['id'] ?? '', now());
      if (!wasThere) {
        throw new ApiProblem(404, 'no_such_address', 'This address is not on the list any more.');
      }
      response.status(204).end();
    })
    .all(allowOnly('DELETE'));
  return router;
}

function listed({ id, email, createdAt }: NewsletterSubscriber): NewsletterSubscriber {
  return { id, email, createdAt };
}
