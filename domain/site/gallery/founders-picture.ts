import type { Pictured } from './featured-images';
import type { GalleryImage } from './gallery-image';
import { isSamplePicture } from './sample-picture';

/** The tag of the picture that /about shows as the founders. */
export const FOUNDERS_TAG = 'founders';

/** The first photograph of the founders; undefined while there is none. */
export function foundersPicture(images: readonly GalleryImage[]): Pictured | undefined {
  return images.find(
    (image): image is Pictured =>
      image.picture !== undefined && image.tags.includes(FOUNDERS_TAG) && !isSamplePicture(image),
  );
}
