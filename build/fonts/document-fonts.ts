import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Characters a document may contain: Latin-1 and typographic marks (`onPaper` ensures this). */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”•…−'].join('');

/** The subsets of the site's typefaces used in documents, by file name. */
export const DOCUMENT_FONTS = {
  'text.ttf': { face: 'hanken-grotesk', weight: 400 },
  'strong.ttf': { face: 'hanken-grotesk', weight: 560 },
  'heading.ttf': { face: 'brygada-1918', weight: 430 },
} as const;

export type DocumentFont = keyof typeof DOCUMENT_FONTS;

/** The path of a subset file. */
export function documentFontPath(name: DocumentFont): string {
  return resolve(root, 'domain/order/document/fonts', name);
}

/**
 * A static TrueType subset of one of the site's typefaces: a PDF supports neither WOFF2 nor a weight
 * axis.
 */
export async function cutDocumentFont(name: DocumentFont): Promise<Buffer> {
  const { face, weight } = DOCUMENT_FONTS[name];
  const file = `@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`;
  return subsetFont(readFileSync(require.resolve(file)), LETTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
}

if (process.argv[1] === import.meta.filename) {
  for (const name of Object.keys(DOCUMENT_FONTS) as DocumentFont[]) {
    writeFileSync(documentFontPath(name), await cutDocumentFont(name));
  }
}
