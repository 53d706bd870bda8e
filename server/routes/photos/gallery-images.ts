import { Router } from 'express';
import type { Request } from 'express';
import * as z from 'zod';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody, requireJson } from '#server/middleware/limits/json-body';
import { requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { addPhoto } from '#server/use-cases/photos/add-photo';
import type { AddPhotoServices } from '#server/use-cases/photos/add-photo';
import { editPhoto, noSuchPicture, orderPhotos } from '#server/use-cases/photos/edit-photo';
import { removePhoto } from '#server/use-cases/photos/remove-photo';
import type { RemovePhotoServices } from '#server/use-cases/photos/remove-photo';

type GalleryServices = AdminServices & AddPhotoServices & RemovePhotoServices;

/**
 * `/api/gallery-images`: adding, ordering, changing and deleting pictures, for the administrator only.
 */
export function galleryImageRoutes(services: GalleryServices): Router {
  const admin = requireAdmin(services);
  const router = Router();
  router
    .route('/gallery-images')
    .post(admin, ...jsonBody, async (request, response) => {
      response.status(201).json(await addPhoto(services, request.body));
    })
    .all(allowOnly('GET', 'HEAD', 'POST'));
  router
    .route('/gallery-images/order')
    .put(admin, ...jsonBody, async (request, response) => {
      response.json(await orderPhotos(services, request.body));
    })
    .all(allowOnly('PUT'));
  router
    .route('/gallery-images/:id')
    .put(admin, ...jsonBody, async (request, response) => {
      response.json(await editPhoto(services, idOf(request), request.body));
    })
    .delete(admin, requireJson, async (request, response) => {
      await removePhoto(services, idOf(request));
      response.status(204).end();
    })
    .all(allowOnly('PUT', 'DELETE'));
  return router;
}

function idOf({ params }: Request): string {
  const id = z.uuid().safeParse(params['id']);
  if (!id.success) throw noSuchPicture();
  return id.data;
}
