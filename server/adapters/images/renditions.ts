import type { GalleryPicture, Rendition } from '#domain/site/gallery/gallery-image';

const WIDTHS = [400, 800, 1200, 1600, 2400];
const WIDEST = 2400;

/** More effort saves few bytes and takes far longer. */
const AVIF = { quality: 50, effort: 2 };

/** What previews of links are shown from: the networks read no AVIF, and the original may be too large for them. */
const PREVIEW = { width: 1200, options: { quality: 68 } };

export interface WantedRendition {
  type: Rendition['type'];
  width: number;
  /** File name within the picture's folder. */
  name: string;
}

/**
 * Every size to make of a picture, none wider than the picture itself, with those for phones first; and one in WebP for
 * previews of links.
 */
export function wantedRenditions({ width }: Pick<GalleryPicture, 'width'>): WantedRendition[] {
  const widths = [...WIDTHS.filter((wide) => wide < width), Math.min(width, WIDEST)];
  const preview = Math.min(width, PREVIEW.width);
  return [
    ...[...new Set(widths)].map((wide) => ({
      type: 'image/avif' as const,
      width: wide,
      name: `${wide}.avif`,
    })),
    { type: 'image/webp', width: preview, name: `${preview}.webp` },
  ];
}

/** Encodes the picture in this size and format. */
export async function renderPicture(
  source: string,
  { type, width }: WantedRendition,
): Promise<Buffer> {
  const { openPicture } = await import('./decoder');
  const sized = openPicture(source).resize({ width });
  return (type === 'image/avif' ? sized.avif(AVIF) : sized.webp(PREVIEW.options)).toBuffer();
}
