import { BUILT_ORIGIN } from '#domain/site-origin';
import { isIndexed, PUBLIC_PATHS } from '#app/content/pages';
import { posts } from '#app/content/articles/posts';

/** `sitemap.xml`: every page that search engines may list. */
export function sitemap(): string {
  const urls = PUBLIC_PATHS.filter(isIndexed).map((path) => {
    const post = posts.find(({ slug }) => path === `/blog/${slug}`);
    const changed = post ? `<lastmod>${post.date}</lastmod>` : '';
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
