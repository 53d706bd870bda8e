import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { minify, type Plugin } from 'vite';
// oxlint-disable-next-line no-restricted-imports -- Vite reads its configuration without our aliases
import * as values from '../../app/startup/first-paint-values.ts';

const app = resolve(import.meta.dirname, '../../app');

const SCRIPTS = [
  // Once the page knows how wide it is, before all that costs time.
  { place: '<!--head-->', before: true, file: resolve(app, 'startup/first-paint.js') },
  { place: '<!--first-input-->', before: false, file: resolve(app, 'startup/first-input.js') },
];

/** What the scripts share with the program, as declarations: nothing of it is written down twice. */
const SHARED = Object.entries(values)
  .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
  .join('');

/**
 * Puts the scripts of the first moment into the page: as files of their own they would come a round
 * trip too late.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async transformIndexHtml(html) {
      let page = html;
      for (const { place, before, file } of SCRIPTS) {
        // A block of its own: names at the top of a plain script would be everybody's.
        const { code } = await minify(file, `{${SHARED}${await readFile(file, 'utf8')}}`);
        const script = `<script>${code.trim()}</script>`;
        page = page.replace(place, () => (before ? `${script}\n    ${place}` : script));
      }
      return page;
    },
  };
}
