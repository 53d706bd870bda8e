import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { publishedContent, SiteContent, StoredContent } from '#domain/content/site-content';
import { afterFirstPaint } from './after-first-paint.ts';
import { inlineCriticalStyles, withoutFaces } from './critical-styles.ts';
import { missingFiles } from './missing-files.ts';
import { writeSocialPictures } from './social-pictures.ts';

interface RenderedPage {
  body: string;
  /** Of its JSON block. */
  data: object;
}

/** What app/entry-server.tsx exports, as far as the build needs it. */
interface ServerEntry {
  ADMIN_PATHS: readonly string[];
  FEED_PATH: string;
  NOT_FOUND_PATH: string;
  PICTURE_FILES: readonly string[];
  SOCIAL_SIZE: { width: number; height: number };
  STARTER: StoredContent;
  publishedContent: typeof publishedContent;
  checkPaths(): void;
  contentBlock(data: object): string;
  contentFiles(content: SiteContent): ReadonlyMap<string, unknown>;
  feed(content: SiteContent): string;
  headFor(path: string, content: SiteContent): string;
  pathsOf(content: SiteContent): readonly string[];
  render(path: string, content: SiteContent): Promise<RenderedPage>;
  robots(): string;
  sitemap(content: SiteContent): string;
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
  const content = entry.publishedContent(entry.STARTER, { now: new Date(), samples: true });
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const styles = await findStyles(out, template);
  const styleHashes: Record<string, string[]> = {};
  const scriptHashes = new Set<string>();

  const write = async (file: string, path: string, page?: RenderedPage) => {
    const body = page?.body ?? '';
    const html = template
      .replace('<!--head-->', () => entry.headFor(path, content))
      .replace('<!--app-->', () => body);
    const painted = page
      ? afterFirstPaint(html).replace(
          '</body>',
          () => `${entry.contentBlock(page.data)}\n  </body>`,
        )
      : html;
    const finished = await inlineCriticalStyles(painted, styles);
    const missing = missingFiles(finished, (path) => existsSync(join(out, path)));
    if (missing.length > 0)
      throw new Error(`${file} names what is not built: ${missing.join(', ')}`);
    styleHashes[file] = hashesOf(finished, 'style');
    for (const hash of hashesOf(finished, 'script')) scriptHashes.add(hash);
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), finished);
  };

  for (const path of entry.pathsOf(content)) {
    await write(join('.', path, 'index.html'), path, await entry.render(path, content));
  }
  await write('404.html', entry.NOT_FOUND_PATH, await entry.render(entry.NOT_FOUND_PATH, content));
  for (const path of entry.ADMIN_PATHS) await write(join('.', path, 'index.html'), path);
  for (const [path, document] of entry.contentFiles(content)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), JSON.stringify(document));
  }
  await writeFile(join(out, styles.href), withoutFaces(styles.css));
  await writeFile(join(out, 'sitemap.xml'), entry.sitemap(content));
  await writeFile(join(out, entry.FEED_PATH), entry.feed(content));
  await writeFile(join(out, 'robots.txt'), entry.robots());
  await writeSocialPictures(out, entry.PICTURE_FILES, entry.SOCIAL_SIZE);
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
    build: {
      ssr: resolve(config.root, 'entry-server.tsx'),
      outDir,
      emptyOutDir: true,
      // Pictures that no page of today shows, but articles may.
      ssrEmitAssets: true,
    },
  });
  await cp(join(outDir, 'assets'), join(config.build.outDir, 'assets'), {
    recursive: true,
    // The program's own chunks are not for visitors.
    filter: (path) => !path.endsWith('.js'),
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
