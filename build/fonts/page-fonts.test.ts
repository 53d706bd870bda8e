import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutPageFont, PAGE_FONTS, pageFontPath } from './page-fonts.ts';

it.each(PAGE_FONTS)('the subset of %s matches a fresh one from its package', async (face) => {
  const cut = await cutPageFont(face);
  expect(cut.equals(readFileSync(pageFontPath(face)))).toBe(true);
});
