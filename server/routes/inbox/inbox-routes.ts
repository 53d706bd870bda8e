import type { Response } from 'express';
import * as z from 'zod';
import { MAIL_RECIPIENTS } from '#domain/order/request-states';
import { jsonBody, noBody } from '#server/routes/body';
import { adminRoute, READS } from '#server/routes/route';
import type { Route } from '#server/routes/route';
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
export function inboxRoutes<Row>(services: InboxServices, resource: InboxResource<Row>): Route[] {
  const { path, about, rows } = resource;
  return [
    adminRoute({
      method: 'GET',
      path,
      answer: (request, response) => sendPage(request, response, rows, resource.summarise),
    }),
    adminRoute({
      // POST, because people search for names and numbers, which must not end up in URLs and so in the log.
      method: 'POST',
      path: `${path}/search`,
      act: READS,
      takes: jsonBody,
      answer: async ({ body }, response) => {
        response.json(await searchInbox(resource, body));
      },
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/export.csv`,
      asksAgain: true,
      answer: async (_request, response) => {
        const parts = resource.export.write(pagesOf(rows));
        await sendCsv(response, { name: resource.export.name, parts, now: services.now() });
      },
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id`,
      signInFirst: true,
      answer: async ({ params }, response) => {
        const row = await rows.find(params.id);
        if (row === undefined) throw noSuchRequest();
        response.json(await resource.show(row));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: `${path}/:id`,
      act: { what: `${about}-changed`, about: 'id' },
      takes: jsonBody,
      answer: ({ params, body }, response) =>
        done(response, changeRequest(services, resource.change, params.id, body)),
    }),
    adminRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      act: { what: `${about}-removed`, about: 'id' },
      takes: noBody,
      answer: ({ params }, response) =>
        done(response, removeRequest(services, resource, params.id)),
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/seen`,
      act: { what: `${about}-opened`, about: 'id' },
      takes: noBody,
      answer: ({ params }, response) => done(response, markAsSeen(services, resource, params.id)),
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/anonymise`,
      act: { what: `${about}-anonymised`, about: 'id' },
      takes: noBody,
      answer: ({ params }, response) => done(response, anonymise(services, resource, params.id)),
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/mails/:to/send-again`,
      act: { what: `${about}-mail-sent-again`, about: 'id' },
      takes: noBody,
      answer: ({ params }, response) => {
        const to = z.enum(MAIL_RECIPIENTS).safeParse(params.to);
        if (!to.success) throw noSuchRequest();
        return done(response, sendAgain(services, about, params.id, to.data));
      },
    }),
  ];
}

async function done(response: Response, work: Promise<void>): Promise<void> {
  await work;
  response.status(204).end();
}
