import { createHash } from 'node:crypto';
import type { SiteContent } from '#domain/content/site-content';
import type { PageKit } from './page-kit';
import {
  ADMIN_PATHS,
  contentFiles,
  feed,
  FEED_PATH,
  NOT_FOUND_PATH,
  pathsOf,
  robots,
  sitemap,
} from '#app/entry-server';
import { writeEmptyPage, writePage, type WrittenPage } from './write-page';

/** A file of the site that says something of the content. */
export interface SiteFile {
  /** "/about/index.html" */
  path: string;
  /** A hash of what it is made from: the same makes the same file. */
  input: string;
  write(): Promise<WrittenPage>;
}

/** Every file of the site whose text depends on the content: pages, documents for the program, and what search engines read. */
export function siteFiles(kit: PageKit, content: SiteContent): SiteFile[] {
  const whole = hashOf(JSON.stringify(content));
  const page = (path: string): SiteFile => ({
    path: fileOf(path),
    input: whole,
    write: () => writePage(kit, path, content),
  });
  const empty = (path: string): SiteFile => ({
    path: fileOf(path),
    input: whole,
    write: () => writeEmptyPage(kit, path, content),
  });
  const text = (path: string, words: string): SiteFile => ({
    path,
    input: hashOf(words),
    write: async () => ({ text: words, styles: [], scripts: [] }),
  });
  return [
    ...pathsOf(content).map(page),
    page(NOT_FOUND_PATH),
    ...ADMIN_PATHS.map(empty),
    ...[...contentFiles(content)].map(([path, value]) => text(path, JSON.stringify(value))),
    text('/sitemap.xml', sitemap(content)),
    text('/robots.txt', robots()),
    text(FEED_PATH, feed(content)),
  ];
}

/** The file of a page in the build. */
function fileOf(path: string): string {
  if (path === NOT_FOUND_PATH) return '/404.html';
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

/** Short, and still nothing that two texts have in common. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
