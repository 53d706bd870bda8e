import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

const SCRIPT = resolve(import.meta.dirname, '../app/theme/first-paint.js');

/**
 * Puts the theme's script into the head: as a file of its own it would hold the first paint back by
 * a round trip.
 */
export function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    async transformIndexHtml() {
      const { code } = await minify(SCRIPT, await readFile(SCRIPT, 'utf8'));
      return [{ tag: 'script', children: code.trim(), injectTo: 'head-prepend' }];
    },
  };
}
