import {
  NoSuchContentError,
  PAGE_DATA_ID,
  type ContentSource,
  type PageData,
  type SiteData,
  type SiteDataName,
} from '#app/content/site-data';

/** The content of the page as it was served; undefined for pages that bring none (the desk's, and in development). */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  // Our own writer has put it there, from documents that were checked when they were saved.
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/**
 * What the first page came with, then /content/<name>.json, each fetched once: an open site keeps its words. The worker
 * answers where there is no signal.
 *
 * @param own the first page's data
 * @param path the first page's address
 */
export function pageContent(own: PageData = {}, path = location.pathname): ContentSource {
  const known = new Map<SiteDataName, Promise<unknown>>();
  return {
    async load<Name extends SiteDataName>(name: Name): Promise<SiteData[Name]> {
      const there = own[name];
      if (there !== undefined) return there as SiteData[Name];
      // The server has said so; asking would only put an error into the console.
      if (own.missing && path === `/${name.replace('articles', 'blog')}`)
        throw new NoSuchContentError(name);
      const loading = known.get(name) ?? fetchContent(name);
      known.set(name, loading);
      loading.catch(() => known.delete(name));
      return (await loading) as SiteData[Name];
    },
  };
}

/** Pages that need nothing else do not load what asks the server. */
async function fetchContent(name: SiteDataName): Promise<unknown> {
  return (await import('./fetch-content')).fetchContent(name);
}
