import type { PublishedPages } from '#domain/site/content/pages/published-pages';
import type { FileIndex, Site, StaticFile } from '#server/ports/site';

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
    get scriptHashes() {
      return current.scriptHashes;
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
        // Those of another build's pages too.
        scriptHashes: [...new Set([...built.scriptHashes, ...pages.scripts])],
      };
    },
  };
}

function publishedIndex(folder: string, { files, styles }: PublishedPages): FileIndex {
  const index = new Map<string, StaticFile>();
  for (const [path, name] of Object.entries(files)) {
    const hash = name.slice(0, name.indexOf('.'));
    index.set(path, {
      folder,
      path: name,
      encodings: ['br', 'gzip'],
      hash,
      style: styles[path],
    });
  }
  return index;
}
