import { escapeHtml } from '#domain/escape-html';
import { BUILT_ORIGIN } from '#domain/site-origin';
import { company } from '#app/content/company/company';
import { isIndexed, pageMeta } from '#app/content/pages';
import { socialPicture, SOCIAL_SIZE } from './social-picture';
import { structuredData } from '#app/content/structured-data/structured-data';

/**
 * The page-specific part of the prerendered `<head>`. Addresses are absolute and start with
 * `BUILT_ORIGIN`.
 */
export function headFor(path: string): string {
  const { title, description } = pageMeta(path);
  const indexed = isIndexed(path);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', indexed ? 'index' : 'noindex'),
    ...(indexed ? forSharing(path) : []),
  ].join('\n    ');
}

function forSharing(path: string): string[] {
  const { title, description } = pageMeta(path);
  const url = `${BUILT_ORIGIN}${path}`;
  const picture = socialPicture(path);
  const pictureUrl = `${BUILT_ORIGIN}${picture.path}`;
  return [
    `<link rel="canonical" href="${url}">`,
    meta('property', 'og:type', path.startsWith('/blog/') ? 'article' : 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', pictureUrl),
    meta('property', 'og:image:width', String(SOCIAL_SIZE.width)),
    meta('property', 'og:image:height', String(SOCIAL_SIZE.height)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', pictureUrl),
    `<script type="application/ld+json">${jsonForHtml(structuredData(path))}</script>`,
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** Escapes anything that could look like the end of its script element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
