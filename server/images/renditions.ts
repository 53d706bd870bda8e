import type { GalleryPicture, Rendition } from '#domain/contracts/gallery-image';
import { openPicture } from './decoder';

const WIDTHS = [400, 800, 1200, 1600, 2400];
const WIDEST = 2400;

/** As the build makes the samples: more effort brings few bytes and much waiting. */
const FORMATS = [
  { type: 'image/avif', ending: 'avif', options: { quality: 50, effort: 2 } },
  { type: 'image/webp', ending: 'webp', options: { quality: 68 } },
] as const;

export interface WantedRendition {
  type: Rendition['type'];
  width: number;
  /** Of the file, within the picture's folder. */
  name: string;
}

/** Every size of a picture, none wider than itself: what the phone in the garden needs comes first. */
export function wantedRenditions({ width }: Pick<GalleryPicture, 'width'>): WantedRendition[] {
  const widths = [...WIDTHS.filter((wide) => wide < width), Math.min(width, WIDEST)];
  return FORMATS.flatMap(({ type, ending }) =>
    [...new Set(widths)].map((wide) => ({ type, width: wide, name: `${wide}.${ending}` })),
  );
}

/** The picture in this size and format. */
export function renderPicture(source: string, { type, width }: WantedRendition): Promise<Buffer> {
  const sized = openPicture(source).resize({ width });
  const [avif, webp] = FORMATS;
  return (type === 'image/avif' ? sized.avif(avif.options) : sized.webp(webp.options)).toBuffer();
}
