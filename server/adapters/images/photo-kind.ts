import type { ImageType } from '#domain/site/gallery/image-limits';

/** How many of a file's first bytes `photoKind` needs. */
export const HEAD_BYTES = 64;

const AVIF_BRANDS = new Set(['avif', 'avis']);

/** Where the names of a container's kinds stand: the first, and those it can be read as. */
const FIRST_BRAND = 8;
const OTHER_BRANDS = 16;
const BRAND_BYTES = 4;

/**
 * The image type according to the first bytes of a file; undefined for all but the four accepted types.
 * Anything else never reaches a decoder.
 */
export function photoKind(head: Buffer): ImageType | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && brandsIn(head).some((brand) => AVIF_BRANDS.has(brand)))
    return 'image/avif';
  return undefined;
}

/** The kinds that a container says it is; some encoders name AVIF behind the general "mif1" (ISO 14496-12 §4.3). */
function brandsIn(head: Buffer): string[] {
  const end = Math.min(head.length, head.readUInt32BE(0));
  const brands = [FIRST_BRAND];
  for (let at = OTHER_BRANDS; at + BRAND_BYTES <= end; at += BRAND_BYTES) brands.push(at);
  return brands.map((at) => head.toString('latin1', at, at + BRAND_BYTES));
}
