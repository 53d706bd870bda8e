import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

const SCRIPT = resolve(import.meta.dirname, '../app/theme/first-paint.js');

/** Where it stands: once the page knows how wide it is, before all that costs time. */
const PLACE = '<!--head-->';

/**
 * Puts the theme's script into the head: as a file of its own it would hold the first paint back by
 * a round trip.
 */
export function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    async transformIndexHtml(html) {
      const { code } = await minify(SCRIPT, await readFile(SCRIPT, 'utf8'));
      return html.replace(PLACE, () => `<script>${code.trim()}</script>\n    ${PLACE}`);
    },
  };
}
