import { isHeic, redrawn, sizeOfPicture } from '#app/pwa/photos/redrawn';
import {
  isImageType,
  LONGEST_IMAGE_SIDE,
  MOST_IMAGE_BYTES,
  MOST_IMAGE_PIXELS,
} from '#domain/site/gallery/image-limits';

/** No page shows a picture wider than 2,400 pixels, whose sides are seldom longer than twice each other. */
const SMALLER = { longest: 4096, mostBytes: MOST_IMAGE_BYTES, qualities: [0.92, 0.8] };

/** A picture as it can be sent. */
interface Fitted {
  file: File;
  /** Pixels; undefined where this browser cannot read what the server may. */
  width: number | undefined;
}

/**
 * A picture as the server takes it. Within its limits it is left alone; a larger one is drawn smaller, and one in HEIC
 * as a JPEG.
 *
 * @throws UnusablePictureError
 */
export async function fitted(file: File): Promise<Fitted> {
  const size = await sizeOfPicture(file);
  if (isWithinLimits(file, size)) return { file, width: size?.width };
  const { content, width } = await redrawn(file, SMALLER);
  const name = file.name.replace(/\.\w+$/, '') + '.jpg';
  return { file: new File([content], name, { type: content.type }), width };
}

/** Whether the server takes the picture as it is; one of unknown size is for it to judge. */
export function isWithinLimits(
  file: Pick<File, 'name' | 'type' | 'size'>,
  pixels: { width: number; height: number } | undefined,
): boolean {
  if (isHeic(file) || !isImageType(file.type) || file.size > MOST_IMAGE_BYTES) return false;
  if (pixels === undefined) return true;
  const { width, height } = pixels;
  return width * height <= MOST_IMAGE_PIXELS && Math.max(width, height) <= LONGEST_IMAGE_SIDE;
}
