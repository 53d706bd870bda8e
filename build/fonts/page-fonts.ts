import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import * as z from 'zod';

const require = createRequire(import.meta.url);

const unicodeSchema = z.object({ latin: z.string() });

/**
 * The features our stylesheets use and those browsers apply by default; others only add weight. Accented
 * letters are precomposed in these typefaces.
 */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'rlig', 'tnum'];

/** The lightest and boldest weights in `app/theme`; keep in step with `app/theme/typefaces.ts`. */
const WEIGHTS = { min: 400, max: 600 };

/** The typefaces of the pages. */
export const PAGE_FONTS = ['brygada-1918', 'hanken-grotesk'] as const;

type PageFont = (typeof PAGE_FONTS)[number];

/** The path of a subset file. */
export function pageFontPath(face: PageFont): string {
  return resolve(import.meta.dirname, '../../app/theme/fonts', `${face}.woff2`);
}

/** A typeface as loaded by the pages: all letters of its Latin subset, in the weights we use. */
export async function cutPageFont(face: PageFont): Promise<Buffer> {
  const read = (file: string) =>
    readFileSync(require.resolve(`@fontsource-variable/${face}/${file}`));
  const { latin } = unicodeSchema.parse(JSON.parse(read('unicode.json').toString()));
  return subsetFont(read(`files/${face}-latin-wght-normal.woff2`), lettersOf(latin), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

/** @param ranges in CSS notation: `U+0000-00FF,U+0131` */
function lettersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      const start = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length: count }, (_, n) => String.fromCodePoint(start + n));
    })
    .join('');
}

if (process.argv[1] === import.meta.filename) {
  for (const face of PAGE_FONTS) writeFileSync(pageFontPath(face), await cutPageFont(face));
}
