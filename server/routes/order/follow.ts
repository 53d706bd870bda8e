import { Router } from 'express';
import type { Request, Response } from 'express';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import {
  followActionSchema,
  followDocumentSchema,
  followSchema,
} from '#domain/order/contracts/follow';
import type { FollowReceipt, FollowView } from '#domain/order/contracts/follow';
import { ApiProblem } from '#server/api-problem';
import { allowOnly } from '#server/middleware/api-answers';
import { readIdempotencyKey } from '#server/middleware/idempotency-key';
import { jsonBody } from '#server/middleware/limits/json-body';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import { actForHomeowner, type ActServices } from '#server/use-cases/order/act';
import { followedBy } from '#server/use-cases/order/follow-links';
import {
  turnPushOff,
  turnPushOn,
  type PushDeviceServices,
} from '#server/use-cases/order/push-devices';
import { estimateFile, sentQuoteFile } from '#server/use-cases/order/quote-file';
import { followView } from '#server/use-cases/order/follow-view';
import { pushOffSchema, pushOnSchema } from '#domain/order/contracts/push';
import { visitFile } from '#server/writing/visits/visit-file';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import type { Pdfs } from '#server/ports/pdfs';
import type { RequestPhotoStore } from '#server/stores/requests/photo-ports';
import type { PricingStore } from '#server/stores/ports';
import type { LimitStore } from '#server/stores/shared-ports';
import { noStore } from './no-store';
import { sendPdf } from './send-pdf';

export interface FollowServices extends PushDeviceServices, ActServices {
  facts: () => CompanyFacts;
  pricing: PricingStore;
  pdfs: Pdfs;
  requestPhotos: RequestPhotoStore;
  limits: LimitStore;
}

/**
 * The calls of a homeowner's page, all of them POSTs with the token in the body: no address, log or cache has it, and
 * a program that opens links in mails changes nothing.
 */
export function followRoutes(services: FollowServices): Router {
  const router = Router();
  const limits = rateLimit(services, 'follow');
  const post = (path: string, answer: (request: Request, response: Response) => Promise<void>) =>
    router
      .route(path)
      .post(...limits, noStore, ...jsonBody, answer)
      .all(allowOnly('POST'));

  post('/follow', async (request, response) => {
    const { token } = parseRequest(followSchema, request.body);
    const view: FollowView = await followView(services, await followedBy(services, token));
    response.json(view);
  });
  post('/follow/actions', async (request, response) => {
    const { token, action } = parseRequest(followActionSchema, request.body);
    const id = keyOf(request);
    const followed = await followedBy(services, token);
    const order = await actForHomeowner(services, followed.request.id, id, action);
    const view = await followView(services, { ...followed, order });
    response.json({ id, view } satisfies FollowReceipt);
  });
  post('/follow/visit.ics', async (request, response) => {
    const { token } = parseRequest(followSchema, request.body);
    const file = visitFile({ ...services, ...(await followedBy(services, token)) });
    if (file === undefined) throw new ApiProblem(404, 'no_visit', 'No visit was agreed yet.');
    const { fileName, type, bytes } = file;
    response
      .set('content-disposition', `attachment; filename="${fileName}"`)
      .type(type)
      .send(bytes);
  });
  post('/follow/estimate.pdf', async (request, response) => {
    const { token } = parseRequest(followSchema, request.body);
    const followed = await followedBy(services, token);
    sendPdf(response, await estimateFile(services, followed.request));
  });
  post('/follow/quote.pdf', async (request, response) => {
    const { token, version } = parseRequest(followDocumentSchema, request.body);
    sendPdf(response, await sentQuoteFile(services, await followedBy(services, token), version));
  });
  post('/follow/push', async (request, response) => {
    await turnPushOn(services, parseRequest(pushOnSchema, request.body));
    response.status(204).end();
  });
  post('/follow/push/off', async (request, response) => {
    await turnPushOff(services, parseRequest(pushOffSchema, request.body));
    response.status(204).end();
  });
  router
    .route('/push-key')
    .get(...limits, noStore, async (_request, response) => {
      response.json({ key: await services.push.publicKey() });
    })
    .all(allowOnly('GET', 'HEAD'));
  return router;
}

/** The Idempotency-Key, without which an action that is sent twice would be done twice. */
export function keyOf(request: Request): string {
  const key = readIdempotencyKey(request);
  if (key !== undefined) return key;
  throw new ApiProblem(400, 'invalid_idempotency_key', 'The Idempotency-Key must be a UUID.', {
    fields: { 'Idempotency-Key': 'must be a UUID' },
  });
}
