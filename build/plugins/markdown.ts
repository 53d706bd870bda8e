import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { aliases } from './aliases.ts';
import { renderMarkdown } from './render-markdown.ts';

const CONTENT = resolve(import.meta.dirname, '../../app/content');
const ARTICLE = /\/content\/(?<folder>blog|legal)\/[^/?]+\.md(?:\?(?<part>\w+))?$/;
const PARTS = ['meta', 'article', 'picture'];

type Source = typeof import('../../app/content/articles/markdown-source.ts');

/**
 * Converts the Markdown of `app/content` to modules at build time. Its front matter is validated by the
 * schemas there, so that an error stops the build and no schema is sent to visitors.
 *
 * - `legal/name.md`: `{ meta, html }`
 * - `blog/name.md?meta`: the front matter, without its sources
 * - `blog/name.md?article`: `{ html, sources }`
 * - `blog/name.md?picture`: its picture, as from `…/name.jpg?picture`
 */
export function markdown(): Plugin {
  let source: Promise<Source> | undefined;
  const load = async () =>
    await (source ??= runnerImport<Source>(resolve(CONTENT, 'articles/markdown-source.ts'), {
      configFile: false,
      resolve: { alias: aliases },
    }).then(({ module }) => module));
  return {
    name: 'markdown',
    enforce: 'pre',
    async load(id) {
      const { folder, part } = ARTICLE.exec(id)?.groups ?? {};
      if (folder === undefined || (part !== undefined && !PARTS.includes(part))) return null;
      const file = id.replace(/\?.*$/, '');
      this.addWatchFile(file);
      const { readPost, readLegalPage } = await load();
      const text = await readFile(file, 'utf8');
      if (folder === 'legal') return moduleOf(await readLegalPage(text, renderMarkdown));
      const { meta, sources, body } = readPost(text, basename(file, '.md'));
      if (part === 'picture')
        return `export { default } from '#app/media/${meta.picture}?picture';`;
      return moduleOf(part === 'meta' ? meta : { html: renderMarkdown(body), sources });
    },
  };
}

function moduleOf(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}
