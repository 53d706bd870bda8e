import type { Announcements } from '@dnd-kit/core';
import { galleryAdmin } from '#app/content/gallery-admin';
import type { GalleryImage } from '#domain/gallery/gallery-image';

const words = galleryAdmin.list.order;

export const orderInstructions = { draggable: words.how };

/** Screen reader announcements while a picture is being moved. */
export function formatOrder(images: readonly GalleryImage[]): Announcements {
  const place = (id: string | number) => images.findIndex((image) => image.id === id);
  const title = (id: string | number) => images[place(id)]?.title ?? '';
  const count = images.length;
  return {
    onDragStart: ({ active }) => words.lifted(title(active.id)),
    onDragOver: ({ active, over }) =>
      over ? words.over(title(active.id), place(over.id) + 1, count) : undefined,
    onDragEnd: ({ active, over }) =>
      words.dropped(title(active.id), place((over ?? active).id) + 1, count),
    onDragCancel: ({ active }) => words.cancelled(title(active.id)),
  };
}
