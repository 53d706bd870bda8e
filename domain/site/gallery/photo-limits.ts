/** The media types the server accepts for pictures. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** 20 MB: more than a phone's camera produces for 40 megapixels. */
export const MOST_PHOTO_BYTES = 20 * 1024 * 1024;

/** 40 megapixels, which a decoder expands to some 120 MB of memory. */
export const MOST_PHOTO_PIXELS = 40_000_000;

/** Whether the type is one of the four. */
export function isPhotoType(type: string): type is PhotoType {
  return PHOTO_TYPES.some((known) => known === type);
}
