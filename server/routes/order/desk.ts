import * as z from 'zod';
import { MAIL_RECIPIENTS } from '#domain/order/request-states';
import { companyCallSchema } from '#domain/order/contracts/admin/order';
import { jsonBody, jsonBodyOf, noBody } from '#server/routes/body';
import { adminRoute, READS } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { sayOfAct } from '#server/stores/audit/act';
import { deskToday, type TodayServices } from '#server/use-cases/inbox/desk-today';
import { sendTestMail, type TestMailServices } from '#server/use-cases/inbox/mail-today';
import { noSuchRequest, sendAgain } from '#server/use-cases/inbox/work-in-inbox';
import type { InboxServices } from '#server/use-cases/inbox/work-in-inbox';
import { takeCompanyAction, type ActionServices } from '#server/use-cases/order/take-action';
import {
  board,
  deskOrder,
  deskVisits,
  type DeskServices,
} from '#server/use-cases/order/desk-order';
import {
  estimateFile,
  orderedBy,
  previewOfQuote,
  sentQuoteFile,
} from '#server/use-cases/order/quote-file';
import {
  previewOfAction,
  previewOfSending,
  type PreviewServices,
} from '#server/use-cases/order/preview-mail';
import { readPhoto } from '#server/use-cases/request-photos/read-photo';
import { saveDraft, sendQuote } from '#server/use-cases/order/write-quote';
import type { BillServices } from '#server/use-cases/order/bill-order';
import { keyOf } from './follow';
import { moneyRoutes } from './money';
import { sendPdf, sendPhoto } from './send-files';

const REQUEST = '/room-configurations/:id';
const ORDER = `${REQUEST}/order`;

/** The administrator's side of orders: the board, one order, its estimate and written quote, and visits. */
export function deskRoutes(
  services: DeskServices &
    ActionServices &
    BillServices &
    InboxServices &
    PreviewServices &
    TodayServices &
    TestMailServices,
): Route[] {
  return [
    adminRoute({
      method: 'GET',
      path: '/today',
      answer: async (_request, response) => {
        response.json(await deskToday(services));
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/test-mail',
      // It changes nothing here.
      act: READS,
      takes: noBody,
      answer: async (_request, response, admin) => {
        response.json(await sendTestMail(services, admin));
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/board',
      answer: async (_request, response) => {
        response.json(await board(services));
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/visits',
      answer: async (_request, response) => {
        response.json(await deskVisits(services));
      },
    }),
    adminRoute({
      method: 'GET',
      path: ORDER,
      answer: async ({ params }, response) => {
        response.json(await deskOrder(services, params.id));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/actions`,
      act: { what: 'order-step-taken', about: 'id' },
      takes: jsonBodyOf(companyCallSchema),
      answer: async (request, response, admin) => {
        const { id } = request.params;
        const call = { id: keyOf(request), who: admin.name };
        const { action } = request.body;
        sayOfAct({ detail: 'to' in action ? `${action.kind} ${action.to}` : action.kind });
        await takeCompanyAction(services, id, call, request.body);
        response.json(await deskOrder(services, id));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/actions/preview`,
      act: READS,
      takes: jsonBody,
      answer: async ({ params, body }, response) => {
        response.json(await previewOfAction(services, params.id, body));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/quote/send/preview`,
      act: READS,
      takes: jsonBody,
      answer: async ({ params, body }, response) => {
        response.json(await previewOfSending(services, params.id, body));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: `${ORDER}/quote`,
      act: { what: 'quote-drafted', about: 'id', isOften: true },
      takes: jsonBody,
      answer: async ({ params, body }, response) => {
        await saveDraft(services, params.id, body);
        response.json(await deskOrder(services, params.id));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/quote/send`,
      act: { what: 'quote-sent', about: 'id' },
      takes: jsonBody,
      answer: async (request, response, admin) => {
        const { id } = request.params;
        const call = { id: keyOf(request), who: admin.name };
        await sendQuote(services, id, call, request.body);
        response.json(await deskOrder(services, id));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/quote/preview.pdf`,
      act: READS,
      takes: jsonBody,
      answer: async ({ params, body }, response) => {
        sendPdf(response, await previewOfQuote(services, params.id, body, services.now()));
      },
    }),
    adminRoute({
      method: 'GET',
      path: `${ORDER}/quote/:version.pdf`,
      answer: async ({ params: { id, version } }, response) => {
        const ordered = await orderedBy(services, id);
        sendPdf(response, await sentQuoteFile(services, ordered, Number(version)));
      },
    }),
    adminRoute({
      method: 'GET',
      // The estimate that was sent to the homeowner.
      path: `${REQUEST}/quote.pdf`,
      answer: async ({ params }, response) => {
        const row = await services.roomConfigurations.find(params.id);
        if (row === undefined) throw noSuchRequest();
        sendPdf(response, await estimateFile(services, row));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/events/:event/mails/:to/send-again`,
      act: { what: 'quote-mail-sent-again', about: 'id' },
      takes: noBody,
      answer: async ({ params }, response) => {
        const to = z.enum(MAIL_RECIPIENTS).safeParse(params.to);
        if (!to.success) throw noSuchRequest();
        await sendAgain(services, 'event', params.event, to.data);
        response.json(await deskOrder(services, params.id));
      },
    }),
    ...moneyRoutes(services),
    adminRoute({
      method: 'GET',
      path: `${ORDER}/photos/:photo.jpg`,
      answer: async ({ params: { id, photo } }, response) => {
        await sendPhoto(response, await readPhoto(services, id, photo));
      },
    }),
  ];
}
