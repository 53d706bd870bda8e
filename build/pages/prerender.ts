import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { afterFirstPaint } from './after-first-paint.ts';
import { inlineCriticalStyles, withoutFaces } from './critical-styles.ts';
import { missingFiles } from './missing-files.ts';
import { writeSocialPictures } from './social-pictures.ts';

interface ServerEntry {
  ADMIN_PATHS: readonly string[];
  PUBLIC_PATHS: readonly string[];
  NOT_FOUND_PATH: string;
  SOCIAL_SIZE: { width: number; height: number };
  checkPaths(): void;
  headFor(path: string): string;
  robots(): string;
  sitemap(): string;
  socialPicture(path: string): { file: string };
  render(path: string): Promise<string>;
}

/**
 * Writes every public page as finished HTML (`<path>/index.html`), `404.html`, and pages without content
 * for screens rendered only in the browser. The server knows no other pages than these (decision 0042). The
 * service worker is built afterwards, with all public pages in its precache manifest.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: () => writePages(config),
  };
}

async function writePages(config: ResolvedConfig) {
  const out = config.build.outDir;
  const entry = await loadServerEntry(config);
  entry.checkPaths();
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const styles = await findStyles(out, template);
  const styleHashes: Record<string, string[]> = {};
  const scriptHashes = new Set<string>();

  const write = async (file: string, path: string, body: string) => {
    const html = template
      .replace('<!--head-->', () => entry.headFor(path))
      .replace('<!--app-->', () => body);
    const painted = body ? afterFirstPaint(html) : html;
    const page = await inlineCriticalStyles(painted, styles);
    const missing = missingFiles(page, (path) => existsSync(join(out, path)));
    if (missing.length > 0)
      throw new Error(`${file} names what is not built: ${missing.join(', ')}`);
    styleHashes[file] = hashesOf(page, 'style');
    for (const hash of hashesOf(page, 'script')) scriptHashes.add(hash);
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), page);
  };

  for (const path of entry.PUBLIC_PATHS) {
    await write(join('.', path, 'index.html'), path, await entry.render(path));
  }
  await write('404.html', entry.NOT_FOUND_PATH, await entry.render(entry.NOT_FOUND_PATH));
  for (const path of entry.ADMIN_PATHS) await write(join('.', path, 'index.html'), path, '');
  await writeFile(join(out, styles.href), withoutFaces(styles.css));
  await writeFile(join(out, 'sitemap.xml'), entry.sitemap());
  await writeFile(join(out, 'robots.txt'), entry.robots());
  const shared = entry.PUBLIC_PATHS.map((path) => entry.socialPicture(path).file);
  await writeSocialPictures(out, shared, entry.SOCIAL_SIZE);
  const csp = { styleHashes, scriptHashes: [...scriptHashes] };
  await writeFile(join(out, 'csp.json'), JSON.stringify(csp));
  await rm(resolve(out, '../ssr'), { recursive: true });
}

/** The same modules as the browser's, built a second time to run here. */
async function loadServerEntry(config: ResolvedConfig): Promise<ServerEntry> {
  const outDir = resolve(config.build.outDir, '../ssr');
  await build({
    configFile: config.configFile ?? false,
    logLevel: 'warn',
    build: { ssr: resolve(config.root, 'entry-server.tsx'), outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href);
}

/** The one stylesheet linked by the built page. */
async function findStyles(out: string, template: string): Promise<{ href: string; css: string }> {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  if (!href) throw new Error('The built page links no stylesheet');
  return { href, css: await readFile(join(out, href), 'utf8') };
}

/** CSP hashes of inline blocks: only tags without attributes, because external files have some. */
function hashesOf(page: string, tag: 'style' | 'script'): string[] {
  const blocks = page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks].map(
    ([, text]) =>
      `sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}`,
  );
}
