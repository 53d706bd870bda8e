import { isIndexed } from '#app/content/pages';
import type { SiteContent } from '#domain/site/content/site-content';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { pageContentOf, pathsOfSite } from './page-content';

/** `sitemap.xml`: every page that search engines may list. */
export function sitemap(content: SiteContent): string {
  const dates = new Map(content.articles.map(({ slug, date }) => [`/blog/${slug}`, date]));
  const pages = pageContentOf(content);
  const paths = pathsOfSite(content).filter((path) => dates.has(path) || isIndexed(path, pages));
  const urls = paths.map((path) => {
    const date = dates.get(path);
    const changed = date ? `<lastmod>${date}</lastmod>` : '';
    return `  <url><loc>${BUILT_ORIGIN}${path}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** `robots.txt`: pages that must not be listed say so themselves, so they have to stay readable. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${BUILT_ORIGIN}/sitemap.xml\n`;
}
