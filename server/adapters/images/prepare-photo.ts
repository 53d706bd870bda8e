import { open } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import {
  LONGEST_IMAGE_SIDE,
  MOST_IMAGE_PIXELS,
  type ImageType,
} from '#domain/site/gallery/image-limits';
import { ApiProblem } from '#server/api-problem';
import { NoRoomError } from '#server/stores/ports';
import type { PreparePhoto } from '#server/ports/pictures';
import { HEAD_BYTES, photoKind } from './photo-kind';

/** How much of a damaged JPEG's area may be missing, from 0 to 1. */
const MOST_MISSING = 1 / 3;

/** As `PreparePhoto` says, at once. */
export const preparePhoto: PreparePhoto = async (
  source,
  type,
  target,
  { longest = LONGEST_IMAGE_SIDE } = {},
) => {
  const kind = photoKind(await headOf(source));
  if (kind !== type) throw otherType(type, kind);
  const { openPicture, shareOfFiller } = await import('./decoder');
  checkSize(await readable(openPicture(source).metadata()));
  const white = { background: '#fff' };
  const { width, height } = await readable(
    openPicture(source, kind === 'image/jpeg' ? 'none' : 'error')
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten(white)
      .jpeg({ quality: 86 })
      .toFile(target),
  );
  // Either much of it is missing, which any damage tells, or it is the picture of something grey.
  if (kind === 'image/jpeg' && (await shareOfFiller(target)) > MOST_MISSING)
    await readable(openPicture(source, 'warning').resize(16).toBuffer());
  const tiny = await openPicture(target).resize(16).webp({ quality: 30 }).toBuffer();
  return { width, height, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
};

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function checkSize({ width, height }: Metadata): void {
  if (width * height > MOST_IMAGE_PIXELS || Math.max(width, height) > LONGEST_IMAGE_SIDE)
    throw tooLarge();
}

/** Treats the decoder's errors as faults in the picture, but for that of a full disk, which it has in words alone. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/.test(cause.message)) throw tooLarge();
    if (cause instanceof Error && /No space left|quota exceeded/i.test(cause.message))
      throw new NoRoomError('disk', 'The disk is full.', { cause });
    throw new ApiProblem(
      422,
      'unusable_picture',
      'This picture cannot be read. It may be damaged or incomplete.',
    );
  }
}

function tooLarge(): ApiProblem {
  return new ApiProblem(
    422,
    'picture_too_large',
    'This picture is larger than 40 megapixels, or longer than 16,383 pixels.',
  );
}

function otherType(declared: ImageType, kind: ImageType | undefined): ApiProblem {
  const what =
    kind === undefined
      ? 'This file is no JPEG, PNG, WebP or AVIF picture.'
      : `This file was sent as ${declared}, but is ${kind}.`;
  return new ApiProblem(415, 'unsupported_picture_type', what);
}
