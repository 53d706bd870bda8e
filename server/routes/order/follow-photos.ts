import express, { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { photoOfferSchema } from '#domain/contracts/photos';
import { followSchema } from '#domain/contracts/follow';
import { PHOTO_PART_BYTES } from '#domain/order/photos/photo-limits';
import { ApiProblem } from '#server/api-problem';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/limits/json-body';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import { followedBy, type FollowLinkServices } from '#server/use-cases/order/follow-links';
import { requestOfPhoto } from '#server/use-cases/order/followed-photo';
import { readPhoto } from '#server/use-cases/request-photos/read-photo';
import {
  addPart,
  noSuchPhoto,
  offerPhoto,
  type ReceivePartsServices,
} from '#server/use-cases/request-photos/receive-parts';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import { noStore } from './no-store';
import { sendPhoto } from './send-photo';

/** In ten minutes: some ten questions with eight photos each, and whatever of that has to be sent twice. */
const MOST_CALLS = 1500;

const PHOTO = '/follow/photos/:id';

/**
 * The photos of a homeowner's questions: offered, sent in parts and looked at. The token is never in an address: it stands
 * in the bodies, and beside a part in the Authorization header.
 */
export function followPhotoRoutes(services: FollowLinkServices & ReceivePartsServices): Router {
  const router = Router();
  const before = [...rateLimit(MOST_CALLS), noStore];
  const requestOf = async (token: string, photo: string) =>
    requestOfPhoto(await followedBy(services, token), photo);
  router
    .route(PHOTO)
    .post(...before, ...jsonBody, async (request, response) => {
      const { token, ...offer } = parseRequest(photoOfferSchema, request.body);
      const id = idOf(request);
      const requestId = await requestOf(token, id);
      response.json(await offerPhoto(services, { ...offer, id, requestId }));
    })
    .all(allowOnly('POST'));
  router
    .route(`${PHOTO}/parts/:offset`)
    .post(...before, ...partBody, async (request, response) => {
      const id = idOf(request);
      const requestId = await requestOf(tokenIn(request), id);
      response.json(await addPart(services, { id, requestId }, offsetOf(request), request.body));
    })
    .all(allowOnly('POST'));
  router
    .route(`${PHOTO}/picture`)
    .post(...before, ...jsonBody, async (request, response) => {
      const { token } = parseRequest(followSchema, request.body);
      const id = idOf(request);
      await sendPhoto(response, await readPhoto(services, await requestOf(token, id), id));
    })
    .all(allowOnly('POST'));
  return router;
}

const TYPE = 'application/octet-stream';

const requirePart: RequestHandler = (request, _response, next) => {
  if (request.is(TYPE) !== TYPE) {
    throw new ApiProblem(415, 'unsupported_media_type', `Send the part as ${TYPE}.`);
  }
  next();
};

const requireBytes: RequestHandler = ({ body }, _response, next) => {
  if (Buffer.isBuffer(body) && body.length > 0) return next();
  throw new ApiProblem(400, 'invalid_request', 'The part of the photo is empty.');
};

const partBody = [
  requirePart,
  express.raw({ limit: PHOTO_PART_BYTES, type: TYPE, inflate: false }),
  requireBytes,
];

function tokenIn(request: Request): string {
  return /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
}

function idOf({ params }: Request): string {
  const id = z.uuid().safeParse(params['id']);
  if (!id.success) throw noSuchPhoto();
  return id.data;
}

function offsetOf({ params }: Request): number {
  const offset = z.coerce.number().int().nonnegative().safeParse(params['offset']);
  if (offset.success) return offset.data;
  throw new ApiProblem(400, 'invalid_request', 'Say where in the photo the part begins.', {
    fields: { offset: 'must be a number of bytes' },
  });
}
