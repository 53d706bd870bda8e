import { Router } from 'express';
import type { Response } from 'express';
import * as z from 'zod';
import { MAIL_RECIPIENTS } from '#domain/mail-states';
import { jsonBody } from '#server/middleware/limits/json-body';
import { allowOnly } from '#server/middleware/api-answers';
import { requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { allRows } from '#server/stores/pages';
import {
  anonymise,
  changeRequest,
  markAsSeen,
  noSuchRequest,
  removeRequest,
  sendAgain,
} from '#server/use-cases/inbox/work-in-inbox';
import type { InboxKind, InboxServices } from '#server/use-cases/inbox/work-in-inbox';

/** One kind of request, and how the administrator sees it. */
export interface InboxResource<Row> extends InboxKind<Row> {
  /** "/room-configurations" */
  path: string;
  summarise: (row: Row) => Promise<object>;
  show: (row: Row) => Promise<object>;
  /** The file's name without its date, and its text. */
  export: { name: string; write: (rows: readonly Row[]) => Promise<string> };
}

/**
 * What the administrator does with requests of one kind: list, look, change, take the sender out,
 * remove, export.
 */
export function inboxRoutes<Row>(
  services: AdminServices & InboxServices,
  resource: InboxResource<Row>,
): Router {
  const { path, about, rows } = resource;
  const admin = requireAdmin(services);
  const router = Router();

  router.get(path, admin, async (_request, response) => {
    response.json(await Promise.all((await allRows(rows)).map(resource.summarise)));
  });
  router
    .route(`${path}/export.csv`)
    .get(admin, async (_request, response) => {
      const text = await resource.export.write(await allRows(rows));
      sendCsv(response, { name: resource.export.name, text, now: services.now() });
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
      done(response, changeRequest(services, resource, request.params.id, request.body)),
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

/** `/api/…/export.csv`: a file to keep, never to be shown as a page. */
export function sendCsv(
  response: Response,
  { name, text, now }: { name: string; text: string; now: Date },
): void {
  const date = now.toISOString().slice(0, 10);
  response.attachment(`${name}-${date}.csv`).type('text/csv; charset=utf-8').send(text);
}

async function done(response: Response, work: Promise<void>): Promise<void> {
  await work;
  response.status(204).end();
}
