import sharp from 'sharp';
import type { Sharp } from 'sharp';

interface PhotoOptions {
  width?: number;
  height?: number;
  /** As EXIF has it: 6 is how a phone held upright writes its picture. */
  orientation?: number;
}

/** A place in EXIF, as a phone notes it. */
const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 14/1 1500/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '0/1 53/1 4200/100',
};

/** Red above, blue below, as it lies in the file: who turns it can see how. */
function redOverBlue({ width = 60, height = 40 }: PhotoOptions): Sharp {
  const blue = {
    create: { width, height: height - height / 2, channels: 3, background: '#00f' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, gravity: 'south' },
  ]);
}

/** A JPEG with everything that a phone writes into it, the place among it. */
export function phonePhoto(options: PhotoOptions = {}): Promise<Buffer> {
  const { orientation = 1 } = options;
  return redOverBlue(options)
    .withExif({ IFD0: { Make: 'Test Phone', Copyright: 'Test Person' }, IFD3: GPS })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** A picture of each kind that is taken. */
export const PHOTOS: readonly (readonly [type: string, make: () => Promise<Buffer>])[] = [
  ['image/jpeg', () => phonePhoto()],
  ['image/png', () => redOverBlue({}).png().toBuffer()],
  ['image/webp', () => redOverBlue({}).webp().toBuffer()],
  ['image/avif', () => redOverBlue({}).avif({ effort: 0 }).toBuffer()],
];

/** A PNG of some kilobytes that would become 225 megapixels. */
export function decompressionBomb(): Promise<Buffer> {
  return sharp({
    create: { width: 15_000, height: 15_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
