import { MANIFEST_PATH } from '#domain/site/content/pages/device-files';
import type { Article } from '#domain/site/content/articles';
import type { SiteContent } from '#domain/site/content/site-content';
import { hashOf, type PageKit } from './page-kit';
import {
  ADMIN_PATHS,
  contentFile,
  contentNames,
  feed,
  FEED_PATH,
  NOT_FOUND_PATH,
  pathsOfSite,
  robots,
  sitemap,
  webManifest,
} from '#app/entry-server';
import { prepareEmptyPage, preparePage, type PreparedPage } from './write-page';

/** A file of the site that says something of the content. */
export interface SiteFile {
  /** "/about/index.html" */
  path: string;
  /** The article that it is of. */
  article?: Article;
  /** It shows none of the site's own words first, as a further page of the blog: it may always be written later. */
  isLater?: boolean;
  /** Finds what it is made from, which costs little; `write` then draws it. */
  prepare(): PreparedPage | Promise<PreparedPage>;
}

/** Every file of the site whose text depends on the content: pages, documents for the program, and what search engines read. */
export function siteFiles(kit: PageKit, content: SiteContent): SiteFile[] {
  const articles = new Map<string, Article>(
    content.articles.flatMap((article) => [
      [`/blog/${article.slug}`, article],
      [`/content/articles/${article.slug}.json`, article],
    ]),
  );
  const page = (path: string): SiteFile => ({
    path: fileOf(path),
    article: articles.get(path),
    isLater: FURTHER_PAGE.test(path),
    prepare: () => preparePage(kit, path, content),
  });
  const empty = (path: string): SiteFile => ({
    path: fileOf(path),
    prepare: () => prepareEmptyPage(kit, path, content),
  });
  return [
    ...pathsOfSite(content).map(page),
    page(NOT_FOUND_PATH),
    ...ADMIN_PATHS.map(empty),
    ...contentNames(content).map((name): SiteFile => {
      const path = `/content/${name}.json`;
      const file = text(path, () => JSON.stringify(contentFile(name, content)));
      return { ...file, article: articles.get(path), isLater: FURTHER_PAGE.test(path) };
    }),
    text('/sitemap.xml', () => sitemap(content)),
    text('/robots.txt', robots),
    text(FEED_PATH, () => feed(content)),
    text(MANIFEST_PATH, () => JSON.stringify(webManifest(content))),
  ];
}

/** The page, and the document that it is shown from within the site. */
const FURTHER_PAGE = /\/blog\/page\//;

function text(path: string, write: () => string): SiteFile {
  return {
    path,
    prepare: () => {
      const words = write();
      return {
        input: hashOf(words),
        write: async () => ({ text: words, scripts: [] }),
      };
    },
  };
}

/** The file of a page in the build. */
function fileOf(path: string): string {
  if (path === NOT_FOUND_PATH) return '/404.html';
  return path === '/' ? '/index.html' : `${path}/index.html`;
}
