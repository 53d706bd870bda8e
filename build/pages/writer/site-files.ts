import type { SiteContent } from '#domain/content/site-content';
import { hashOf } from './hash-of';
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
  webManifest,
} from '#app/entry-server';
import { prepareEmptyPage, preparePage, type PreparedPage } from './write-page';

/** A file of the site that says something of the content. */
export interface SiteFile {
  /** "/about/index.html" */
  path: string;
  /** Finds what it is made from, which costs little; `write` then draws it. */
  prepare(): PreparedPage | Promise<PreparedPage>;
}

/** Every file of the site whose text depends on the content: pages, documents for the program, and what search engines read. */
export function siteFiles(kit: PageKit, content: SiteContent): SiteFile[] {
  const page = (path: string): SiteFile => ({
    path: fileOf(path),
    prepare: () => preparePage(kit, path, content),
  });
  const empty = (path: string): SiteFile => ({
    path: fileOf(path),
    prepare: () => prepareEmptyPage(kit, path, content),
  });
  return [
    ...pathsOf(content).map(page),
    page(NOT_FOUND_PATH),
    ...ADMIN_PATHS.map(empty),
    ...[...contentFiles(content)].map(([path, value]) => text(path, JSON.stringify(value))),
    text('/sitemap.xml', sitemap(content)),
    text('/robots.txt', robots()),
    text(FEED_PATH, feed(content)),
    text(...webManifest(content)),
  ];
}

function text(path: string, words: string): SiteFile {
  return {
    path,
    prepare: () => ({
      input: hashOf(words),
      write: async () => ({ text: words, styles: [], scripts: [] }),
    }),
  };
}

/** The file of a page in the build. */
function fileOf(path: string): string {
  if (path === NOT_FOUND_PATH) return '/404.html';
  return path === '/' ? '/index.html' : `${path}/index.html`;
}
