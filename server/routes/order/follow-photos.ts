import type { Request } from 'express';
import { photoOfferSchema } from '#domain/order/photos';
import { followSchema } from '#domain/order/contracts/follow';
import { networkOf } from '#server/middleware/limits/client-address';
import { rateLimit } from '#server/middleware/limits/rate-limit';
import { jsonBodyOf } from '#server/routes/body';
import { publicRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { requestByLink, type FollowLinkServices } from '#server/use-cases/order/follow-links';
import { requestOfPhoto } from '#server/use-cases/order/followed-photo';
import { countPhotoBytes } from '#server/use-cases/request-photos/count-bytes';
import { readPhoto } from '#server/use-cases/request-photos/read-photo';
import {
  addPart,
  offerPhoto,
  type ReceivePartsServices,
} from '#server/use-cases/request-photos/receive-parts';
import type { LimitStore } from '#server/stores/shared-ports';
import { offsetOf, photoOf, photoPart } from './photo-parts';
import { sendPhoto } from './send-files';

/** In ten minutes: some ten questions with eight photos each, and whatever of that has to be sent twice. */
const MOST_CALLS = 1500;

const PHOTO = '/follow/photos/:photo';

/**
 * The photos of a homeowner's questions: offered, sent in parts and looked at. The token is never in an address: it stands
 * in the bodies, and beside a part in the Authorization header.
 */
export function followPhotoRoutes(
  services: FollowLinkServices & ReceivePartsServices & { limits: LimitStore },
): Route[] {
  const call = { limit: rateLimit(services, 'photos', MOST_CALLS), isPrivate: true } as const;
  const requestOf = async (token: string, photo: string) =>
    requestOfPhoto(await requestByLink(services, token), photo);
  return [
    publicRoute({
      ...call,
      method: 'POST',
      path: PHOTO,
      takes: jsonBodyOf(photoOfferSchema),
      answer: async (request, response) => {
        const { token, ...offer } = request.body;
        const id = photoOf(request);
        const requestId = await requestOf(token, id);
        response.json(await offerPhoto(services, { ...offer, id, requestId }));
      },
    }),
    publicRoute({
      ...call,
      method: 'POST',
      path: `${PHOTO}/parts/:offset`,
      takes: photoPart,
      answer: async (request, response) => {
        const id = photoOf(request);
        const requestId = await requestOf(tokenIn(request), id);
        const [network, site] = [networkOf(request, 64), networkOf(request, 48)];
        await countPhotoBytes(services, { requestId, network, site }, request.body.length);
        response.json(await addPart(services, { id, requestId }, offsetOf(request), request.body));
      },
    }),
    publicRoute({
      ...call,
      method: 'POST',
      path: `${PHOTO}/picture`,
      takes: jsonBodyOf(followSchema),
      answer: async (request, response) => {
        const id = photoOf(request);
        const requestId = await requestOf(request.body.token, id);
        await sendPhoto(response, await readPhoto(services, requestId, id));
      },
    }),
  ];
}

function tokenIn(request: Request): string {
  return /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
}
