import sharp from 'sharp';
import type { FailOnOptions, Sharp } from 'sharp';
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
 * Opens a picture with its EXIF rotation applied. Fails if it has more than 40 megapixels.
 *
 * @param failOn how much damage it may have. By default what libjpeg warns about, but not a missing end. With "none", the
 *   decoder fills what is missing: of a JPEG with `FILLER`, of a PNG with whatever is in its memory, so never use it there
 */
export function openPicture(path: string, failOn: FailOnOptions = 'error'): Sharp {
  return sharp(path, { limitInputPixels: MOST_IMAGE_PIXELS, failOn, autoOrient: true });
}

/** The grey, in every channel, that libjpeg puts where a JPEG has no data. */
const FILLER = 128;

/** A profile of the picture's own moves the grey a little when it is written in sRGB. */
const TOLERANCE = 2;

/** Side of the small copy that is looked at, in pixels. */
const SIDE = 48;

/** How much of a picture has the grey of what is missing, from 0 to 1. */
export async function shareOfFiller(path: string): Promise<number> {
  const pixels = await openPicture(path)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  let filled = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels.subarray(at, at + 3).every((value) => Math.abs(value - FILLER) <= TOLERANCE))
      filled += 1;
  }
  return filled / (SIDE * SIDE);
}
