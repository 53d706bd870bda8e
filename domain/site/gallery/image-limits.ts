/** The media types the server accepts for pictures. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

/** 20 MB: more than a phone's camera produces for 40 megapixels. */
export const MOST_IMAGE_BYTES = 20 * 1024 * 1024;

/** 40 megapixels, which a decoder expands to some 120 MB of memory. */
export const MOST_IMAGE_PIXELS = 40_000_000;

/** Whether the type is one of the four. */
export function isImageType(type: string): type is ImageType {
  return IMAGE_TYPES.some((known) => known === type);
}
