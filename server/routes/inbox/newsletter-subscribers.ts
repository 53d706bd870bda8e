import { Router } from 'express';
import type { NewsletterSubscriber } from '#domain/contracts/newsletter-subscribers';
import { ApiProblem } from '#server/api-problem';
import { SUBSCRIBER_COLUMNS } from '#server/exports/columns';
import { toCsv } from '#server/exports/csv';
import { allowOnly } from '#server/middleware/api-answers';
import { requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { allRows } from '#server/stores/pages';
import type { NewsletterStore } from '#server/stores/request-ports';
import { sendCsv } from './inbox-routes';

export interface SubscriberServices extends AdminServices {
  newsletter: NewsletterStore;
}

/** The administrator's side of the newsletter: list, remove one address, export. */
export function subscriberRoutes(services: SubscriberServices): Router {
  const { newsletter, now } = services;
  const admin = requireAdmin(services);
  const router = Router();
  router.get('/newsletter', admin, async (_request, response) => {
    const rows = await allRows(newsletter);
    const list = rows.map(({ id, email, createdAt }) => ({ id, email, createdAt }));
    response.json(list satisfies NewsletterSubscriber[]);
  });
  router
    .route('/newsletter/export.csv')
    .get(admin, async (_request, response) => {
      const text = toCsv(SUBSCRIBER_COLUMNS, await allRows(newsletter));
      sendCsv(response, { name: 'newsletter', text, now: now() });
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    // By its id: addresses stay out of addresses, and so out of the log.
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
