import * as z from 'zod';
import { jsonBody, noBodyButJson } from '#server/routes/body';
import { adminRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { addGalleryImage } from '#server/use-cases/gallery/add-image';
import type { AddGalleryImageServices } from '#server/use-cases/gallery/add-image';
import {
  editGalleryImage,
  noSuchGalleryImage,
  orderGalleryImages,
} from '#server/use-cases/gallery/edit-image';
import { removeGalleryImage } from '#server/use-cases/gallery/remove-image';
import type { RemoveGalleryImageServices } from '#server/use-cases/gallery/remove-image';

/**
 * `/api/gallery-images`: adding, ordering, changing and deleting pictures, for the administrator only.
 */
export function galleryImageRoutes(
  services: AddGalleryImageServices & RemoveGalleryImageServices,
): Route[] {
  return [
    adminRoute({
      method: 'POST',
      path: '/gallery-images',
      act: { what: 'picture-added' },
      takes: jsonBody,
      answer: async ({ body }, response) => {
        response.status(201).json(await addGalleryImage(services, body));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/gallery-images/order',
      act: { what: 'pictures-ordered' },
      takes: jsonBody,
      answer: async ({ body }, response) => {
        response.json(await orderGalleryImages(services, body));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/gallery-images/:id',
      act: { what: 'picture-changed', about: 'id' },
      takes: jsonBody,
      answer: async ({ params, body }, response) => {
        response.json(await editGalleryImage(services, pictureId(params.id), body));
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/gallery-images/:id',
      act: { what: 'picture-removed', about: 'id' },
      takes: noBodyButJson,
      answer: async ({ params }, response) => {
        await removeGalleryImage(services, pictureId(params.id));
        response.status(204).end();
      },
    }),
  ];
}

function pictureId(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw noSuchGalleryImage();
  return id.data;
}
