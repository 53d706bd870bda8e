import { blogPages, furtherPage } from '#app/content/blog-pages';
import { pathsOf, type PageContent } from '#app/content/pages';
import type { SiteContent } from '#domain/site/content/site-content';

const known = new WeakMap<SiteContent, PageContent>();

/** What the titles of the whole site are made from: its articles, and the further pages of the blog before them. */
export function pageContentOf(content: SiteContent): PageContent {
  const found = known.get(content) ?? { facts: content.facts, articles: articlesOf(content) };
  known.set(content, found);
  return found;
}

/** Every prerendered page of the site, in the order of the sitemap. */
export function pathsOfSite(content: SiteContent): string[] {
  return pathsOf(pageContentOf(content));
}

function articlesOf({ articles }: SiteContent): PageContent['articles'] {
  const further = Array.from({ length: blogPages(articles.length) - 1 }, (_, at) => at + 2);
  return [...further.map(furtherPage), ...articles];
}
