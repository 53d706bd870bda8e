import type { GardenPhoto } from '#app/room/photo/reading/read-photo';
import type { Pixels } from '#domain/room/photo/photo-light';

/** Pixels of the longer side: light needs no more. */
const SMALL = 256;
/** Of the middle at full size, where edges are told from. */
const MIDDLE = 512;

/** The whole photograph, small; null where the device has no memory for it. */
export function smallPixels({ picture, width, height }: GardenPhoto): Pixels | null {
  const scale = Math.min(1, SMALL / Math.max(width, height));
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  return pixelsOf(across, down, (context) => context.drawImage(picture, 0, 0, across, down));
}

/** The middle of the photograph as it is. */
export function middlePixels({ picture, width, height }: GardenPhoto): Pixels | null {
  const [across, down] = [Math.min(MIDDLE, width), Math.min(MIDDLE, height)];
  return pixelsOf(across, down, (context) =>
    context.drawImage(picture, (across - width) / 2, (down - height) / 2),
  );
}

function pixelsOf(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Pixels | null {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [width, height];
  const context = sheet.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  draw(context);
  return context.getImageData(0, 0, width, height);
}
