import type { PublishedPages } from '#domain/content/published-pages';
import type { SiteContent } from '#domain/content/site-content';
import { MANIFEST_PATH, type DeviceFiles } from '#domain/content/device-files';

/** So many articles reach a device that never opened one; others are renewed where they are kept. */
const NEWEST = 12;

/** The list for a site that says what the build says. */
export function builtFilesForDevices(build: string): string {
  return JSON.stringify({ build } satisfies DeviceFiles);
}

/** `/content/files.json`; null where it is the build's. */
export function filesForDevices(
  build: string,
  { files, gone }: Pick<PublishedPages, 'files' | 'gone'>,
  { articles }: SiteContent,
): string | null {
  const take: Record<string, string | null> = {};
  const renew: Record<string, string> = {};
  const newest = new Set(articles.slice(0, NEWEST).map(({ slug }) => `/blog/${slug}`));
  for (const [file, { name }] of Object.entries(files)) {
    const path = addressOf(file);
    if (path === undefined) continue;
    const hash = name.replace(/\..*$/, '');
    if (isArticle(path) && !newest.has(articleOf(path))) renew[path] = hash;
    else take[path] = hash;
  }
  for (const file of gone) {
    const path = addressOf(file);
    if (path !== undefined) take[path] = null;
  }
  const isBuilt = Object.keys(take).length + Object.keys(renew).length === 0;
  return isBuilt ? null : JSON.stringify({ build, take, renew } satisfies DeviceFiles);
}

/** The address that a device keeps the file under; undefined for what it does not keep. */
function addressOf(file: string): string | undefined {
  if (file.startsWith('/admin/')) return undefined;
  if (file.startsWith('/content/') || file === MANIFEST_PATH) return file;
  if (!file.endsWith('.html')) return undefined;
  return file.replace(/\/index\.html$|\.html$/, '') || '/';
}

const isArticle = (path: string): boolean => /^(\/content)?\/(blog|articles)\/./.test(path);

/** An article's document for the program counts as its page. */
function articleOf(path: string): string {
  return path
    .replace(/^\/content/, '')
    .replace(/^\/articles\//, '/blog/')
    .replace(/\.json$/, '');
}
