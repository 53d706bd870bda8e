import { jsonForHtml } from '#app/writing/json-for-html';
import { escapeHtml } from '#domain/text/escape-html';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import type { SiteContent } from '#domain/site/content/site-content';
import { isIndexed, pageMeta } from '#app/content/pages';
import { FEED_PATH } from './feed';
import { pageContentOf } from './page-content';
import { socialPicture } from './social-picture';
import { structuredData } from '#app/writing/structured-data/structured-data';

/**
 * The page-specific part of the prerendered `<head>`. Addresses are absolute and start with
 * `BUILT_ORIGIN`.
 */
export function headFor(path: string, content: SiteContent): string {
  const pages = pageContentOf(content);
  const { title, description } = pageMeta(path, pages);
  const indexed = isIndexed(path, pages);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', indexed ? 'index' : 'noindex'),
    ...(indexed ? forSharing(path, content) : []),
  ].join('\n    ');
}

function forSharing(path: string, content: SiteContent): string[] {
  const { title, description } = pageMeta(path, pageContentOf(content));
  const url = `${BUILT_ORIGIN}${path}`;
  const picture = socialPicture(path, content);
  const pictureUrl = `${BUILT_ORIGIN}${picture.path}`;
  return [
    `<link rel="canonical" href="${url}">`,
    ...feedLink(path, content.facts.company.name),
    meta(
      'property',
      'og:type',
      content.articles.some(({ slug }) => path === `/blog/${slug}`) ? 'article' : 'website',
    ),
    meta('property', 'og:site_name', content.facts.company.name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', pictureUrl),
    ...(picture.type ? [meta('property', 'og:image:type', picture.type)] : []),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', pictureUrl),
    `<script type="application/ld+json">${jsonForHtml(structuredData(path, content))}</script>`,
  ];
}

/** On the blog and its articles: where programs for reading find new ones. */
function feedLink(path: string, name: string): string[] {
  if (path !== '/blog' && !path.startsWith('/blog/')) return [];
  return [
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(name)}" href="${FEED_PATH}">`,
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
