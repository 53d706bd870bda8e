import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MOST_IMAGE_PIXELS } from '#domain/site/gallery/image-limits';

// One thread for all image processing, so the others are free for requests.
sharp.concurrency(1);
sharp.cache(false);

// libvips can read SVG, PDF, TIFF and more. Formats that are blocked cannot be used for an attack.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].flatMap((kind) => [
    `VipsForeignLoad${kind}File`,
    `VipsForeignLoad${kind}Buffer`,
  ]),
});

/**
 * Opens a picture with its EXIF rotation applied. Fails if it is truncated or has more than 40
 * megapixels.
 */
export function openPicture(path: string): Sharp {
  return sharp(path, {
    limitInputPixels: MOST_IMAGE_PIXELS,
    // Phones write files that libjpeg warns about; "error" accepts those but rejects truncated ones.
    failOn: 'error',
    autoOrient: true,
  });
}
