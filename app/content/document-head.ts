import { isIndexed, pageMeta, type PageContent } from '#app/content/pages';

/** Sets the document's title, description and canonical address for the current page. */
export function setDocumentHead(path: string, content: PageContent): void {
  const { title, description } = pageMeta(path, content);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
  document
    .querySelector('meta[name="robots"]')
    ?.setAttribute('content', isIndexed(path, content) ? 'index' : 'noindex');
}
