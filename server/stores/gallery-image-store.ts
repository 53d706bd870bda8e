import type { Database } from './database';
import type { GalleryImageStore } from './ports';
import type { GalleryImageRecord } from './records';

/** The gallery's pictures in a database. */
export function galleryImageStore(database: Database): GalleryImageStore {
  let stored: readonly GalleryImageRecord[] | undefined;
  let sorted: readonly GalleryImageRecord[] = [];
  return {
    async list() {
      const { galleryImages } = database.read();
      if (galleryImages !== stored) {
        stored = galleryImages;
        sorted = galleryImages.toSorted(inOrder);
      }
      return sorted;
    },
    add(rows) {
      const changes = rows.map((row) => ({ kind: 'gallery-image-added', row }) as const);
      return database.commit(() => ({ changes, result: undefined }));
    },
  };
}

function inOrder(one: GalleryImageRecord, other: GalleryImageRecord): number {
  return one.sortOrder - other.sortOrder || one.createdAt.localeCompare(other.createdAt);
}
