/** The media types the server accepts for pictures. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

/** 20 MB: more than a phone's camera produces for 40 megapixels. */
export const MOST_IMAGE_BYTES = 20 * 1024 * 1024;

/** 40 megapixels, which a decoder expands to some 120 MB of memory. */
export const MOST_IMAGE_PIXELS = 40_000_000;

/** The limit of the formats that the server writes, in pixels. */
export const LONGEST_IMAGE_SIDE = 16_383;

/** A picture that is narrower looks soft in most places of the site. */
export const SHARP_IMAGE_WIDTH = 800;

/** Answers that say that a picture will never be one: sending it again changes nothing. */
export const PICTURE_REFUSALS: readonly number[] = [413, 415, 422];

/** Whether the type is one of the four. */
export function isImageType(type: string): type is ImageType {
  return IMAGE_TYPES.some((known) => known === type);
}

/**
 * Whether an object store refuses a file because it, or the bucket, is full: by 507, or in words that have no standard
 * ("QuotaExceeded", "XMinioAdminBucketQuotaExceeded", "XMinioStorageFull").
 */
export function isFullStore(status: number | undefined, words: string): boolean {
  return status === 507 || /quota|storage ?full|insufficient ?storage/i.test(words);
}
