import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { inlineCriticalStyles } from './critical-styles.ts';

interface ServerEntry {
  PUBLIC_PATHS: readonly string[];
  NOT_FOUND_PATH: string;
  headFor(path: string): string;
  render(path: string): Promise<string>;
}

/**
 * Writes every public page as finished HTML (`<path>/index.html`), `404.html`, and `shell.html` for
 * what is drawn in the browser alone. Must stand before the service worker's plugin, so that the
 * pages are in its precache manifest.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: () => writePages(config),
    },
  };
}

async function writePages(config: ResolvedConfig) {
  const out = config.build.outDir;
  const entry = await loadServerEntry(config);
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const styles = await findStyles(out, template);
  const styleHashes = new Set<string>();

  const write = async (file: string, path: string, body: string) => {
    const html = template
      .replace('<!--head-->', () => entry.headFor(path))
      .replace('<!--app-->', () => body);
    const page = await inlineCriticalStyles(html, styles);
    for (const hash of hashesOf(page)) styleHashes.add(hash);
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), page);
  };

  for (const path of entry.PUBLIC_PATHS) {
    await write(join('.', path, 'index.html'), path, await entry.render(path));
  }
  await write('404.html', entry.NOT_FOUND_PATH, await entry.render(entry.NOT_FOUND_PATH));
  await write('shell.html', '/admin', '');
  await writeFile(join(out, 'csp.json'), JSON.stringify({ styleHashes: [...styleHashes] }));
  await rm(resolve(out, '../ssr'), { recursive: true });
}

/** The same modules as the browser's, built once more to run here. */
async function loadServerEntry(config: ResolvedConfig): Promise<ServerEntry> {
  const outDir = resolve(config.build.outDir, '../ssr');
  await build({
    configFile: config.configFile ?? false,
    logLevel: 'warn',
    build: { ssr: resolve(config.root, 'entry-server.tsx'), outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href);
}

/** The one sheet that the built page links. */
async function findStyles(out: string, template: string): Promise<{ href: string; css: string }> {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  if (!href) throw new Error('The built page links no stylesheet');
  return { href, css: await readFile(join(out, href), 'utf8') };
}

function hashesOf(page: string): string[] {
  return [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css]) =>
      `sha256-${createHash('sha256')
        .update(css ?? '')
        .digest('base64')}`,
  );
}
