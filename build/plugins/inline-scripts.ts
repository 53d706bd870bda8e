import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { minify, type Plugin } from 'vite';
// oxlint-disable-next-line no-restricted-imports -- Vite loads its configuration without our aliases
import * as values from '../../app/startup/first-paint-values.ts';

const app = resolve(import.meta.dirname, '../../app');

const SCRIPTS = [
  // Once the page knows its width, before anything that takes time.
  { place: '<!--head-->', before: true, file: resolve(app, 'startup/first-paint.js') },
  { place: '<!--first-input-->', before: false, file: resolve(app, 'startup/first-input.js') },
];

/** Declarations of the values the scripts share with the app, so that none is written twice. */
const SHARED = Object.entries(values)
  .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
  .join('');

/**
 * Inlines the earliest scripts into the page: as separate files they would arrive a round trip too late.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async transformIndexHtml(html) {
      let page = html;
      for (const { place, before, file } of SCRIPTS) {
        // In a block of its own: top-level names in a plain script would be global.
        const { code } = await minify(file, `{${SHARED}${await readFile(file, 'utf8')}}`);
        const script = `<script>${code.trim()}</script>`;
        page = page.replace(place, () => (before ? `${script}\n    ${place}` : script));
      }
      return page;
    },
  };
}
