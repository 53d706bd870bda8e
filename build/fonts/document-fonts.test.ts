import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutDocumentFont, DOCUMENT_FONTS, documentFontPath } from './document-fonts.ts';
import type { DocumentFont } from './document-fonts.ts';

it.each(Object.keys(DOCUMENT_FONTS) as DocumentFont[])(
  "the subset %s matches a fresh one of the site's typeface",
  async (name) => {
    const cut = await cutDocumentFont(name);
    expect(cut.equals(readFileSync(documentFontPath(name)))).toBe(true);
  },
);
