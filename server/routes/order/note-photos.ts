import * as z from 'zod/mini';
import { photoOfferSchema } from '#domain/order/photos';
import { jsonBodyOf } from '#server/routes/body';
import { adminRoute, type Route } from '#server/routes/route';
import { requestOfPhoto } from '#server/use-cases/order/followed-photo';
import { orderedBy, type QuoteFileServices } from '#server/use-cases/order/quote-file';
import {
  addPart,
  offerPhoto,
  type ReceivePartsServices,
} from '#server/use-cases/request-photos/receive-parts';
import { offsetOf, photoOf, photoPart } from './photo-parts';

const PHOTO = '/room-configurations/:id/order/photos/:photo';
const offerSchema = z.omit(photoOfferSchema, { token: true });

/** The photos of the administrator's notes: offered and sent in parts, as a homeowner's are. */
export function notePhotoRoutes(services: ReceivePartsServices & QuoteFileServices): Route[] {
  const requestOf = async (requestId: string, photo: string) =>
    requestOfPhoto(await orderedBy(services, requestId), photo, 'noted');
  return [
    adminRoute({
      method: 'POST',
      path: PHOTO,
      act: { what: 'photo-sent', about: 'id', isOften: true },
      takes: jsonBodyOf(offerSchema),
      answer: async (request, response) => {
        const id = photoOf(request);
        const requestId = await requestOf(request.params.id, id);
        response.json(await offerPhoto(services, { ...request.body, id, requestId }));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${PHOTO}/parts/:offset`,
      act: { what: 'photo-sent', about: 'id', isOften: true },
      takes: photoPart,
      answer: async (request, response) => {
        const id = photoOf(request);
        const requestId = await requestOf(request.params.id, id);
        response.json(await addPart(services, { id, requestId }, offsetOf(request), request.body));
      },
    }),
  ];
}
