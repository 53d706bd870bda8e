import { blogPages, furtherPage, linesOfPage, ON_FIRST_PAGE } from '#app/content/blog-pages';
import type { ArticleList, FurtherList } from '#app/content/site-data';
import type { SiteContent } from '#domain/site/content/site-content';
import { cardOf } from './article-files';

/** A page of the blog, from 1. */
export function articleList(content: SiteContent, page: number): ArticleList {
  const { articles } = content;
  const cards = page === 1 ? articles.slice(0, ON_FIRST_PAGE.cards) : [];
  const pages = blogPages(articles.length);
  return {
    cards: cards.map((article) => cardOf(article, content)),
    older: articles
      .slice(...linesOfPage(page))
      .map(({ slug, title, date }) => ({ slug, title, date })),
    ...(pages > 1 && { pages }),
  };
}

/** /blog/page/`number`, as it stands in the address; undefined for none. */
export function furtherList(number: string, content: SiteContent): FurtherList | undefined {
  const page = /^[1-9]\d*$/.test(number) ? Number(number) : 1;
  if (page === 1 || page > blogPages(content.articles.length)) return undefined;
  return { ...furtherPage(page), ...articleList(content, page) };
}
