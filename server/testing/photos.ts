import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { JpegOptions, Sharp } from 'sharp';

interface PhotoOptions {
  width?: number;
  height?: number;
  /** As in EXIF: 6 is what a phone held upright writes. */
  orientation?: number;
}

/** A location in EXIF, as a phone records it. */
const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 14/1 1500/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '0/1 53/1 4200/100',
};

/** Red above, blue below, as stored in the file, so that a test can tell which way it was rotated. */
function redOverBlue({ width = 60, height = 40 }: PhotoOptions): Sharp {
  const blue = {
    create: { width, height: height - height / 2, channels: 3, background: '#00f' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, gravity: 'south' },
  ]);
}

/** A JPEG with everything a phone writes into it, including the location. */
export function phonePhoto(options: PhotoOptions = {}): Promise<Buffer> {
  const { orientation = 1 } = options;
  return redOverBlue(options)
    .withExif({ IFD0: { Make: 'Test Phone', Copyright: 'Test Person' }, IFD3: GPS })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** A square picture whose bytes are spread evenly over it. */
export function noise(side: number): Sharp {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw });
}

/** The first part of a JPEG (from 0 to 1 of its bytes), as phones and chat apps leave some. */
export async function cutJpeg(part: number, options: JpegOptions = {}): Promise<Buffer> {
  const photo = await noise(240).jpeg(options).toBuffer();
  return photo.subarray(0, Math.floor(photo.length * part));
}

/** A picture of each accepted kind. */
export const PHOTOS: readonly (readonly [type: string, make: () => Promise<Buffer>])[] = [
  ['image/jpeg', () => phonePhoto()],
  ['image/png', () => redOverBlue({}).png().toBuffer()],
  ['image/webp', () => redOverBlue({}).webp().toBuffer()],
  ['image/avif', () => redOverBlue({}).avif({ effort: 0 }).toBuffer()],
];

/** A PNG of 30 kB that would decompress to 225 megapixels. */
export function decompressionBomb(): Buffer {
  const side = 15_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side));
  const start = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND')]);
}

function chunk(name: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
