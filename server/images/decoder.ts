import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MOST_PHOTO_PIXELS } from '#domain/photo-limits';

// One thread for all picture work: the others belong to the requests.
sharp.concurrency(1);
sharp.cache(false);

// libvips reads SVG, PDF, TIFF and more. What cannot be opened cannot be attacked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].flatMap((kind) => [
    `VipsForeignLoad${kind}File`,
    `VipsForeignLoad${kind}Buffer`,
  ]),
});

/** Opens a picture upright: a picture of more than 40 megapixels, or one that breaks off, fails. */
export function openPicture(path: string): Sharp {
  return sharp(path, {
    limitInputPixels: MOST_PHOTO_PIXELS,
    // Phones write files that libjpeg warns of; "error" takes those and no torn ones.
    failOn: 'error',
    autoOrient: true,
  });
}
