import { Router } from 'express';
import * as z from 'zod/mini';
import { photoOfferSchema } from '#domain/order/photos';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody } from '#server/middleware/limits/json-body';
import { requireAdmin, type AdminServices } from '#server/middleware/require-admin';
import { requestOfPhoto } from '#server/use-cases/order/followed-photo';
import { orderedBy, type QuoteFileServices } from '#server/use-cases/order/quote-file';
import {
  addPart,
  offerPhoto,
  type ReceivePartsServices,
} from '#server/use-cases/request-photos/receive-parts';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import { offsetOf, partBody, photoOf } from './photo-parts';

const PHOTO = '/room-configurations/:id/order/photos/:photo';
const offerSchema = z.omit(photoOfferSchema, { token: true });

/** The photos of the administrator's notes: offered and sent in parts, as a homeowner's are. */
export function notePhotoRoutes(
  services: AdminServices & ReceivePartsServices & QuoteFileServices,
): Router {
  const admin = requireAdmin(services);
  const router = Router();
  const requestOf = async (requestId: string, photo: string) =>
    requestOfPhoto(await orderedBy(services, requestId), photo, 'noted');
  router
    .route(PHOTO)
    .post(admin, ...jsonBody, async (request, response) => {
      const offer = parseRequest(offerSchema, request.body);
      const id = photoOf(request);
      const requestId = await requestOf(request.params.id, id);
      response.json(await offerPhoto(services, { ...offer, id, requestId }));
    })
    .all(allowOnly('POST'));
  router
    .route(`${PHOTO}/parts/:offset`)
    .post(admin, ...partBody, async (request, response) => {
      const id = photoOf(request);
      const requestId = await requestOf(String(request.params['id']), id);
      response.json(await addPart(services, { id, requestId }, offsetOf(request), request.body));
    })
    .all(allowOnly('POST'));
  return router;
}
