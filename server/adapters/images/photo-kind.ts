import type { ImageType } from '#domain/site/gallery/image-limits';

/** How many of a file's first bytes `photoKind` needs. */
export const HEAD_BYTES = 64;

const AVIF_BRANDS = new Set(['avif', 'avis']);

/**
 * The image type according to the first bytes of a file; undefined for all but the four accepted types.
 * Anything else never reaches a decoder.
 */
export function photoKind(head: Buffer): ImageType | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && AVIF_BRANDS.has(text.slice(8, 12))) return 'image/avif';
  return undefined;
}
