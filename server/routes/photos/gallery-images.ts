import * as z from 'zod';
import { jsonBody, noBodyButJson } from '#server/routes/body';
import { adminRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { addPhoto } from '#server/use-cases/photos/add-photo';
import type { AddPhotoServices } from '#server/use-cases/photos/add-photo';
import { editPhoto, noSuchPicture, orderPhotos } from '#server/use-cases/photos/edit-photo';
import { removePhoto } from '#server/use-cases/photos/remove-photo';
import type { RemovePhotoServices } from '#server/use-cases/photos/remove-photo';

/**
 * `/api/gallery-images`: adding, ordering, changing and deleting pictures, for the administrator only.
 */
export function galleryImageRoutes(services: AddPhotoServices & RemovePhotoServices): Route[] {
  return [
    adminRoute({
      method: 'POST',
      path: '/gallery-images',
      act: { what: 'picture-added' },
      takes: jsonBody,
      answer: async ({ body }, response) => {
        response.status(201).json(await addPhoto(services, body));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/gallery-images/order',
      act: { what: 'pictures-ordered' },
      takes: jsonBody,
      answer: async ({ body }, response) => {
        response.json(await orderPhotos(services, body));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/gallery-images/:id',
      act: { what: 'picture-changed', about: 'id' },
      takes: jsonBody,
      answer: async ({ params, body }, response) => {
        response.json(await editPhoto(services, pictureId(params.id), body));
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/gallery-images/:id',
      act: { what: 'picture-removed', about: 'id' },
      takes: noBodyButJson,
      answer: async ({ params }, response) => {
        await removePhoto(services, pictureId(params.id));
        response.status(204).end();
      },
    }),
  ];
}

function pictureId(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw noSuchPicture();
  return id.data;
}
