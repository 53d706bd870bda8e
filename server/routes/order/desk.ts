import { Router } from 'express';
import * as z from 'zod';
import { MAIL_RECIPIENTS } from '#domain/order/request-states';
import { companyCallSchema } from '#domain/order/contracts/admin/order';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/limits/json-body';
import { adminOf, requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { deskToday, type TodayServices } from '#server/use-cases/inbox/desk-today';
import { noSuchRequest, sendAgain } from '#server/use-cases/inbox/work-in-inbox';
import type { InboxServices } from '#server/use-cases/inbox/work-in-inbox';
import { actForCompany, type ActServices } from '#server/use-cases/order/act';
import {
  board,
  deskOrder,
  deskVisits,
  type DeskServices,
} from '#server/use-cases/order/desk-order';
import { readSetting, saveSetting, settingNameSchema } from '#server/use-cases/order/desk-settings';
import { orderedBy, previewOfQuote, sentQuoteFile } from '#server/use-cases/order/quote-file';
import {
  previewOfAction,
  previewOfSending,
  previewOfWords,
  type PreviewServices,
} from '#server/use-cases/order/preview-mail';
import { readPhoto } from '#server/use-cases/request-photos/read-photo';
import { saveDraft, sendQuote } from '#server/use-cases/order/write-quote';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import { keyOf } from './follow';
import { sendPdf } from './send-pdf';
import { sendPhoto } from './send-photo';

const ORDER = '/room-configurations/:id/order';

/** The administrator's side of orders: the board, one order, its written quote, visits and settings. */
export function deskRoutes(
  services: AdminServices &
    DeskServices &
    ActServices &
    InboxServices &
    PreviewServices &
    TodayServices,
): Router {
  const admin = requireAdmin(services);
  const router = Router();
  router
    .route('/today')
    .get(admin, async (_request, response) => {
      response.json(await deskToday(services));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route('/board')
    .get(admin, async (_request, response) => {
      response.json(await board(services));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route('/visits')
    .get(admin, async (_request, response) => {
      response.json(await deskVisits(services));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route(ORDER)
    .get(admin, async (request, response) => {
      response.json(await deskOrder(services, request.params.id));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route(`${ORDER}/actions`)
    .post(admin, ...jsonBody, async (request, response) => {
      const call = parseRequest(companyCallSchema, request.body);
      const { name: who } = adminOf(response);
      await actForCompany(services, request.params.id, { id: keyOf(request), who }, call);
      response.json(await deskOrder(services, request.params.id));
    })
    .all(allowOnly('POST'));
  router
    .route(`${ORDER}/actions/preview`)
    .post(admin, ...jsonBody, async (request, response) => {
      const { params, body } = request;
      response.json(await previewOfAction(services, params.id, body));
    })
    .all(allowOnly('POST'));
  router
    .route(`${ORDER}/quote/send/preview`)
    .post(admin, ...jsonBody, async (request, response) => {
      const { params, body } = request;
      response.json(await previewOfSending(services, params.id, body));
    })
    .all(allowOnly('POST'));
  router
    .route('/settings/mail-texts/preview')
    .post(admin, ...jsonBody, (request, response) => {
      response.json(previewOfWords(services, request.body));
    })
    .all(allowOnly('POST'));
  router
    .route(`${ORDER}/quote`)
    .put(admin, ...jsonBody, async (request, response) => {
      await saveDraft(services, request.params.id, request.body);
      response.json(await deskOrder(services, request.params.id));
    })
    .all(allowOnly('PUT'));
  router
    .route(`${ORDER}/quote/send`)
    .post(admin, ...jsonBody, async (request, response) => {
      const { name: who } = adminOf(response);
      await sendQuote(services, request.params.id, { id: keyOf(request), who }, request.body);
      response.json(await deskOrder(services, request.params.id));
    })
    .all(allowOnly('POST'));
  router
    .route(`${ORDER}/quote/preview.pdf`)
    .post(admin, ...jsonBody, async (request, response) => {
      const { params, body } = request;
      sendPdf(response, await previewOfQuote(services, params.id, body, services.now()));
    })
    .all(allowOnly('POST'));
  router
    .route(`${ORDER}/quote/:version.pdf`)
    .get(admin, async (request, response) => {
      const { id, version } = request.params;
      const ordered = await orderedBy(services, id);
      sendPdf(response, await sentQuoteFile(services, ordered, Number(version)));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route(`${ORDER}/events/:event/mails/:to/send-again`)
    .post(admin, async (request, response) => {
      const to = z.enum(MAIL_RECIPIENTS).safeParse(request.params.to);
      if (!to.success) throw noSuchRequest();
      await sendAgain(services, 'event', request.params.event, to.data);
      response.json(await deskOrder(services, request.params.id));
    })
    .all(allowOnly('POST'));
  router
    .route(`${ORDER}/photos/:photo.jpg`)
    .get(admin, async (request, response) => {
      const { id, photo } = request.params;
      await sendPhoto(response, await readPhoto(services, id, photo));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route('/settings/:name')
    .all(admin)
    .get(async (request, response) => {
      response.json(await readSetting(services, nameOf(request.params.name)));
    })
    .put(...jsonBody, async (request, response) => {
      await saveSetting(services, nameOf(request.params.name), request.body);
      response.status(204).end();
    })
    .all(allowOnly('GET', 'HEAD', 'PUT'));
  return router;
}

function nameOf(text: string) {
  const name = settingNameSchema.safeParse(text);
  if (!name.success) throw noSuchRequest();
  return name.data;
}
