import { Router } from 'express';
import type { Request } from 'express';
import { photoOfferSchema } from '#domain/order/photos';
import { followSchema } from '#domain/order/contracts/follow';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/limits/json-body';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import { followedBy, type FollowLinkServices } from '#server/use-cases/order/follow-links';
import { requestOfPhoto } from '#server/use-cases/order/followed-photo';
import { readPhoto } from '#server/use-cases/request-photos/read-photo';
import {
  addPart,
  offerPhoto,
  type ReceivePartsServices,
} from '#server/use-cases/request-photos/receive-parts';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import type { LimitStore } from '#server/stores/shared-ports';
import { noStore } from './no-store';
import { offsetOf, partBody, photoOf } from './photo-parts';
import { sendPhoto } from './send-photo';

/** In ten minutes: some ten questions with eight photos each, and whatever of that has to be sent twice. */
const MOST_CALLS = 1500;

const PHOTO = '/follow/photos/:photo';

/**
 * The photos of a homeowner's questions: offered, sent in parts and looked at. The token is never in an address: it stands
 * in the bodies, and beside a part in the Authorization header.
 */
export function followPhotoRoutes(
  services: FollowLinkServices & ReceivePartsServices & { limits: LimitStore },
): Router {
  const router = Router();
  const before = [...rateLimit(services, 'photos', MOST_CALLS), noStore];
  const requestOf = async (token: string, photo: string) =>
    requestOfPhoto(await followedBy(services, token), photo);
  router
    .route(PHOTO)
    .post(...before, ...jsonBody, async (request, response) => {
      const { token, ...offer } = parseRequest(photoOfferSchema, request.body);
      const id = photoOf(request);
      const requestId = await requestOf(token, id);
      response.json(await offerPhoto(services, { ...offer, id, requestId }));
    })
    .all(allowOnly('POST'));
  router
    .route(`${PHOTO}/parts/:offset`)
    .post(...before, ...partBody, async (request, response) => {
      const id = photoOf(request);
      const requestId = await requestOf(tokenIn(request), id);
      response.json(await addPart(services, { id, requestId }, offsetOf(request), request.body));
    })
    .all(allowOnly('POST'));
  router
    .route(`${PHOTO}/picture`)
    .post(...before, ...jsonBody, async (request, response) => {
      const { token } = parseRequest(followSchema, request.body);
      const id = photoOf(request);
      await sendPhoto(response, await readPhoto(services, await requestOf(token, id), id));
    })
    .all(allowOnly('POST'));
  return router;
}

function tokenIn(request: Request): string {
  return /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
}
