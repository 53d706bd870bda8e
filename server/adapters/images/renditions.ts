import type { GalleryPicture, Rendition } from '#domain/gallery/gallery-image';

const WIDTHS = [400, 800, 1200, 1600, 2400];
const WIDEST = 2400;

/**
 * The same settings as for the samples in the build: more effort saves few bytes and takes far longer.
 */
const FORMATS = [
  { type: 'image/avif', ending: 'avif', options: { quality: 50, effort: 2 } },
  { type: 'image/webp', ending: 'webp', options: { quality: 68 } },
] as const;

export interface WantedRendition {
  type: Rendition['type'];
  width: number;
  /** File name within the picture's folder. */
  name: string;
}

/** Every size to make of a picture, none wider than the picture itself, with those for phones first. */
export function wantedRenditions({ width }: Pick<GalleryPicture, 'width'>): WantedRendition[] {
  const widths = [...WIDTHS.filter((wide) => wide < width), Math.min(width, WIDEST)];
  return FORMATS.flatMap(({ type, ending }) =>
    [...new Set(widths)].map((wide) => ({ type, width: wide, name: `${wide}.${ending}` })),
  );
}

/** Encodes the picture in this size and format. */
export async function renderPicture(
  source: string,
  { type, width }: WantedRendition,
): Promise<Buffer> {
  const { openPicture } = await import('./decoder');
  const sized = openPicture(source).resize({ width });
  const [avif, webp] = FORMATS;
  return (type === 'image/avif' ? sized.avif(avif.options) : sized.webp(webp.options)).toBuffer();
}
