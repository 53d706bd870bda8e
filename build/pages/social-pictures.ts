import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';

const MEDIA = resolve(import.meta.dirname, '../../app/media');

const captionsSchema = z.array(
  z.object({
    file: z.string(),
    width: z.number(),
    height: z.number(),
    focalPoint: z.tuple([z.number(), z.number()]),
  }),
);

interface Size {
  width: number;
  height: number;
}

/** Writes `social/<file>`: the picture at the size networks show, cropped around its focal point. */
export async function writeSocialPictures(
  out: string,
  files: Iterable<string>,
  size: Size,
): Promise<void> {
  const captions = captionsSchema.parse(
    JSON.parse(await readFile(join(MEDIA, 'captions.json'), 'utf8')),
  );
  await mkdir(join(out, 'social'), { recursive: true });
  for (const file of new Set(files)) {
    const caption = captions.find((entry) => entry.file === file);
    if (!caption) throw new Error(`captions.json says nothing about ${file}`);
    await sharp(join(MEDIA, file))
      .extract(cropOf(caption, caption.focalPoint, size))
      .resize(size.width, size.height)
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(join(out, 'social', file));
  }
}

/**
 * The largest part of the picture with the proportions of `size`, centred as near to the focal point as
 * possible.
 */
export function cropOf(picture: Size, [x, y]: readonly [number, number], size: Size) {
  const scale = Math.min(picture.width / size.width, picture.height / size.height);
  const width = Math.floor(size.width * scale);
  const height = Math.floor(size.height * scale);
  return {
    width,
    height,
    left: within(picture.width - width, Math.round(picture.width * x - width / 2)),
    top: within(picture.height - height, Math.round(picture.height * y - height / 2)),
  };
}

function within(most: number, value: number): number {
  return Math.max(0, Math.min(most, value));
}
