import { isIndexed, pageMeta } from '#app/content/pages';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { ContentSource } from './site-data';

/** Sets the document's title, description and canonical address for the current page. */
export async function setDocumentHead(
  path: string,
  facts: CompanyFacts,
  source: ContentSource,
): Promise<void> {
  const content = { facts, articles: await articlesAt(path, source) };
  const { title, description } = pageMeta(path, content);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
  document
    .querySelector('meta[name="robots"]')
    ?.setAttribute('content', isIndexed(path, content) ? 'index' : 'noindex');
}

/** The article, or page of articles, that a path is of and its route has loaded; none for other and unknown paths. */
async function articlesAt(path: string, source: ContentSource) {
  const [, list, slug] = /^\/blog\/(page\/)?([^/]+)$/.exec(path) ?? [];
  if (slug === undefined) return [];
  // The route has told its visitor already; the head then is the one of an unknown page.
  const found = await source
    .load(list ? `blog/page/${slug}` : `articles/${slug}`)
    .catch(() => null);
  return found && 'title' in found ? [found] : [];
}
