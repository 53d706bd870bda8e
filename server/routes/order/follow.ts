import type { Request } from 'express';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import {
  followActionSchema,
  followDocumentSchema,
  followSchema,
} from '#domain/order/contracts/follow';
import type { FollowReceipt, FollowView } from '#domain/order/contracts/follow';
import { ApiProblem } from '#server/api-problem';
import { readIdempotencyKey } from '#server/middleware/idempotency-key';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import { jsonBodyOf } from '#server/routes/body';
import { publicRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { takeHomeownerAction, type ActionServices } from '#server/use-cases/order/take-action';
import { requestByLink } from '#server/use-cases/order/follow-links';
import {
  turnPushOff,
  turnPushOn,
  type PushDeviceServices,
} from '#server/use-cases/order/push-devices';
import { estimateFile, sentQuoteFile } from '#server/use-cases/order/quote-file';
import type { FollowedMoneyServices } from '#server/use-cases/order/followed-money';
import { followView } from '#server/use-cases/order/follow-view';
import { pushOffSchema, pushOnSchema } from '#domain/order/contracts/push';
import type { Pdfs } from '#server/ports/pdfs';
import { visitFile } from '#server/writing/visits/visit-file';
import type { RequestPhotoStore } from '#server/stores/requests/photo-ports';
import type { PricingStore } from '#server/stores/ports';
import type { LimitStore } from '#server/stores/shared-ports';
import { sendPdf } from './send-files';

export interface FollowServices extends PushDeviceServices, ActionServices, FollowedMoneyServices {
  facts: () => StoredFacts;
  pricing: PricingStore;
  pdfs: Pdfs;
  requestPhotos: RequestPhotoStore;
  limits: LimitStore;
  isMailSetUp: boolean;
}

/**
 * The calls of a homeowner's page, all of them POSTs with the token in the body: no address, log or cache has it, and
 * a program that opens links in mails changes nothing.
 */
export function followRoutes(services: FollowServices): Route[] {
  const call = { limit: rateLimit(services, 'follow'), isPrivate: true } as const;
  return [
    publicRoute({
      ...call,
      method: 'POST',
      path: '/follow',
      takes: jsonBodyOf(followSchema),
      answer: async ({ body: { token } }, response) => {
        const view: FollowView = await followView(services, await requestByLink(services, token));
        response.json(view);
      },
    }),
    publicRoute({
      ...call,
      method: 'POST',
      path: '/follow/actions',
      takes: jsonBodyOf(followActionSchema),
      answer: async (request, response) => {
        const { token, action } = request.body;
        const id = keyOf(request);
        const followed = await requestByLink(services, token);
        const order = await takeHomeownerAction(services, followed.request.id, id, action);
        const view = await followView(services, { ...followed, order });
        response.json({ id, view } satisfies FollowReceipt);
      },
    }),
    publicRoute({
      ...call,
      method: 'POST',
      path: '/follow/visit.ics',
      takes: jsonBodyOf(followSchema),
      answer: async ({ body: { token } }, response) => {
        const file = visitFile({ ...services, ...(await requestByLink(services, token)) });
        if (file === undefined) throw new ApiProblem(404, 'no_visit', 'No visit was agreed yet.');
        const { fileName, type, bytes } = file;
        response
          .set('content-disposition', `attachment; filename="${fileName}"`)
          .type(type)
          .send(bytes);
      },
    }),
    publicRoute({
      ...call,
      method: 'POST',
      path: '/follow/estimate.pdf',
      takes: jsonBodyOf(followSchema),
      answer: async ({ body: { token } }, response) => {
        const followed = await requestByLink(services, token);
        sendPdf(response, await estimateFile(services, followed.request));
      },
    }),
    publicRoute({
      ...call,
      method: 'POST',
      path: '/follow/quote.pdf',
      takes: jsonBodyOf(followDocumentSchema),
      answer: async ({ body: { token, version } }, response) => {
        const followed = await requestByLink(services, token);
        sendPdf(response, await sentQuoteFile(services, followed, version));
      },
    }),
    publicRoute({
      ...call,
      method: 'POST',
      path: '/follow/push',
      takes: jsonBodyOf(pushOnSchema),
      answer: async ({ body }, response) => {
        await turnPushOn(services, body);
        response.status(204).end();
      },
    }),
    publicRoute({
      ...call,
      method: 'POST',
      path: '/follow/push/off',
      takes: jsonBodyOf(pushOffSchema),
      answer: async ({ body }, response) => {
        await turnPushOff(services, body);
        response.status(204).end();
      },
    }),
    publicRoute({
      ...call,
      method: 'GET',
      path: '/push-key',
      answer: async (_request, response) => {
        response.json({ key: await services.push.publicKey() });
      },
    }),
  ];
}

/** The Idempotency-Key, without which an action that is sent twice would be done twice. */
export function keyOf(request: Request): string {
  const key = readIdempotencyKey(request);
  if (key !== undefined) return key;
  throw new ApiProblem(400, 'invalid_idempotency_key', 'The Idempotency-Key must be a UUID.', {
    fields: { 'Idempotency-Key': 'must be a UUID' },
  });
}
