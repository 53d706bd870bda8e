import type { PublishedPages } from '#domain/site/content/pages/published-pages';
import type { SiteContent } from '#domain/site/content/site-content';
import type { Article } from '#domain/site/content/articles';
import type { StoredKit } from './page-kit';
import { MANIFEST_PATH, type DeviceFiles } from '#domain/site/content/pages/device-files';

/** So many articles are kept on every device; older ones come from the server. */
const NEWEST = 12;

/** The articles that every device keeps. */
export function articlesOnDevices({ articles }: SiteContent): readonly Article[] {
  return articles.slice(0, NEWEST);
}

/** The list for a site that says what the build says. */
export function builtFilesForDevices(build: string): string {
  return JSON.stringify({ build } satisfies DeviceFiles);
}

/**
 * `/content/files.json`; null where it is the build's. However many articles there are, it names the newest, the addresses
 * that those had before, and what the build has, which is on devices already.
 *
 * @param built what the build wrote, by path
 */
export function filesForDevices(
  { build, built }: Pick<StoredKit, 'build' | 'built'>,
  { files, gone }: Pick<PublishedPages, 'files' | 'gone'>,
  content: SiteContent,
): string | null {
  const take: Record<string, string | null> = {};
  const renew: Record<string, string> = {};
  const keptArticles = articlesOnDevices(content);
  const newest = new Set(keptArticles.map(({ slug }) => `/blog/${slug}`));
  const former = new Set(
    keptArticles.flatMap(({ formerSlugs }) => formerSlugs.map((slug) => `/blog/${slug}`)),
  );
  // In one order, whoever wrote which file when: a list that differs in anything is another one.
  for (const [file, name] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const path = addressOf(file);
    if (path === undefined) continue;
    const hash = name.replace(/\..*$/, '');
    const article = articleOf(path);
    if (!isBelowBlog(path) || newest.has(article)) take[path] = hash;
    else if (file in built || former.has(article)) renew[path] = hash;
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

/** Articles, and the further pages of the blog. */
const isBelowBlog = (path: string): boolean => /^(\/content)?\/(blog|articles)\/./.test(path);

/** An article's document for the program counts as its page. */
function articleOf(path: string): string {
  return path
    .replace(/^\/content/, '')
    .replace(/^\/articles\//, '/blog/')
    .replace(/\.json$/, '');
}
