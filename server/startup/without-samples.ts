import { isSamplePicture } from '#domain/site/gallery/sample-picture';
import type { GalleryImageStore } from '#server/stores/ports';

/** The gallery with SAMPLES=off: the pictures that came with the program are in no list, and stay behind all others. */
export function withoutSamples(gallery: GalleryImageStore): GalleryImageStore {
  return {
    ...gallery,
    list: async () => (await gallery.list()).filter((image) => !isSamplePicture(image)),
    async order(ids) {
      const hidden = (await gallery.list()).filter(isSamplePicture).map(({ id }) => id);
      return gallery.order([...ids, ...hidden]);
    },
  };
}
