import type { PublishedPages } from '#domain/content/pages/published-pages';
import type { FileIndex, StaticFile } from './file-index';
import type { InlineHashes, Site } from './site';

/** The built site with what was published over it. What it says changes at once and between requests. */
export interface LiveSite extends Site {
  show(folder: string, pages: PublishedPages): void;
}

const NOT_FOUND_FILE = '/404.html';

export function liveSite(built: Site): LiveSite {
  let current = built;
  return {
    get files() {
      return current.files;
    },
    get archive() {
      return current.archive;
    },
    get notFound() {
      return current.notFound;
    },
    get inlineHashes() {
      return current.inlineHashes;
    },
    get redirects() {
      return current.redirects;
    },
    show(folder, pages) {
      const published = publishedIndex(folder, pages);
      const files = new Map([...built.files, ...published]);
      for (const path of pages.gone) files.delete(path);
      const notFound = files.get(NOT_FOUND_FILE) ?? built.notFound;
      files.delete(NOT_FOUND_FILE);
      const redirects = new Map(Object.entries(pages.redirects));
      current = {
        ...built,
        files,
        notFound,
        redirects,
        inlineHashes: hashesWith(built.inlineHashes, pages),
      };
    },
  };
}

function publishedIndex(folder: string, { files }: PublishedPages): FileIndex {
  return new Map(
    Object.entries(files).map(([path, { name }]): [string, StaticFile] => [
      path,
      { folder, path: name, encodings: ['br', 'gzip'], hash: name.replace(/\..*$/, '') },
    ]),
  );
}

function hashesWith(built: InlineHashes, { files }: PublishedPages): InlineHashes {
  const published = Object.values(files);
  return {
    styleHashes: {
      ...built.styleHashes,
      ...Object.fromEntries(published.map(({ name, styles }) => [name, styles])),
    },
    scriptHashes: [
      ...new Set([...built.scriptHashes, ...published.flatMap(({ scripts }) => scripts)]),
    ],
  };
}
