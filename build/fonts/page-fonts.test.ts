import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutPageFont, PAGE_FONTS, pageFontPath } from './page-fonts.ts';

it.each(PAGE_FONTS)('the cut of %s is the one that its package gives', async (face) => {
  const cut = await cutPageFont(face);
  expect(cut.equals(readFileSync(pageFontPath(face)))).toBe(true);
});
