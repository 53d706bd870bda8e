import { Router } from 'express';
import type { Response } from 'express';
import * as z from 'zod';
import { MAIL_RECIPIENTS } from '#domain/order/request-states';
import { jsonBody } from '#server/middleware/limits/json-body';
import { allowOnly } from '#server/middleware/api-answers';
import { requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { pagesOf } from '#server/stores/pages';
import { searchInbox } from '#server/use-cases/inbox/search-inbox';
import type { SearchedInbox } from '#server/use-cases/inbox/search-inbox';
import {
  anonymise,
  changeRequest,
  markAsSeen,
  noSuchRequest,
  removeRequest,
  sendAgain,
} from '#server/use-cases/inbox/work-in-inbox';
import type {
  ChangeRequest,
  InboxKind,
  InboxServices,
} from '#server/use-cases/inbox/work-in-inbox';
import { sendCsv, sendPage } from './whole-lists';

/** One kind of request, and how the administrator sees it. */
export interface InboxResource<Row> extends InboxKind<Row>, SearchedInbox<Row> {
  /** "/room-configurations" */
  path: string;
  show: (row: Row) => Promise<object>;
  change: ChangeRequest;
  /** The file's name without its date, and its content. */
  export: { name: string; write: (pages: AsyncIterable<readonly Row[]>) => AsyncIterable<string> };
}

/**
 * The administrator's routes for one kind of request: list, search, view, change, mark as seen, anonymise,
 * remove, send mail again, export.
 */
export function inboxRoutes<Row>(
  services: AdminServices & InboxServices,
  resource: InboxResource<Row>,
): Router {
  const { path, about, rows } = resource;
  const admin = requireAdmin(services);
  const router = Router();

  router.get(path, admin, (request, response) =>
    sendPage(request, response, rows, resource.summarise),
  );
  router
    .route(`${path}/search`)
    // POST, because people search for names and numbers, which must not end up in URLs and so in the log.
    .post(admin, ...jsonBody, async (request, response) => {
      response.json(await searchInbox(resource, request.body));
    })
    .all(allowOnly('POST'));
  router
    .route(`${path}/export.csv`)
    .get(admin, async (_request, response) => {
      const parts = resource.export.write(pagesOf(rows));
      await sendCsv(response, { name: resource.export.name, parts, now: services.now() });
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route(`${path}/:id`)
    .all(admin)
    .get(async (request, response) => {
      const row = await rows.find(request.params.id);
      if (row === undefined) throw noSuchRequest();
      response.json(await resource.show(row));
    })
    .put(...jsonBody, (request, response) =>
      done(response, changeRequest(services, resource.change, request.params.id, request.body)),
    )
    .delete((request, response) =>
      done(response, removeRequest(services, resource, request.params.id)),
    )
    .all(allowOnly('GET', 'HEAD', 'PUT', 'DELETE'));
  router
    .route(`${path}/:id/seen`)
    .post(admin, (request, response) =>
      done(response, markAsSeen(services, resource, request.params.id)),
    )
    .all(allowOnly('POST'));
  router
    .route(`${path}/:id/anonymise`)
    .post(admin, (request, response) =>
      done(response, anonymise(services, resource, request.params.id)),
    )
    .all(allowOnly('POST'));
  router
    .route(`${path}/:id/mails/:to/send-again`)
    .post(admin, (request, response) => {
      const to = z.enum(MAIL_RECIPIENTS).safeParse(request.params.to);
      if (!to.success) throw noSuchRequest();
      return done(response, sendAgain(services, about, request.params.id, to.data));
    })
    .all(allowOnly('POST'));
  return router;
}

async function done(response: Response, work: Promise<void>): Promise<void> {
  await work;
  response.status(204).end();
}
