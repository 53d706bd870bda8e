import type { ArticleCard, ArticleLink, ArticlePage, MovedArticle } from '#app/content/site-data';
import { renderMarkdown } from '#app/writing/markdown/render-markdown';
import type { Article } from '#domain/site/content/articles';
import type { SiteContent } from '#domain/site/content/site-content';
import { articlePicture, galleryPictures } from './article-picture';

/** /blog/`slug`, or where that has gone; undefined for no article. */
export function articlePage(
  slug: string,
  content: SiteContent,
): ArticlePage | MovedArticle | undefined {
  const { articles } = content;
  const index = articles.findIndex((article) => article.slug === slug);
  const article = articles[index];
  if (article === undefined) {
    const movedTo = formerSlugs(content).get(slug);
    return movedTo === undefined ? undefined : { movedTo };
  }
  return {
    ...cardOf(article, content),
    html: htmlOf(article, content),
    sources: article.sources,
    next: articles.length > 1 ? linkOf(articles[(index + 1) % articles.length]) : null,
  };
}

const former = new WeakMap<SiteContent, Map<string, string>>();

/** The addresses that articles had before, each with the slug of today. An article's own address always wins. */
export function formerSlugs(content: SiteContent): Map<string, string> {
  const found = former.get(content) ?? findFormerSlugs(content);
  former.set(content, found);
  return found;
}

function findFormerSlugs({ articles }: SiteContent): Map<string, string> {
  const taken = new Set(articles.map(({ slug }) => slug));
  // Backwards, so that the newest article wins where two have had the same address.
  const moves = articles
    .toReversed()
    .flatMap(({ slug, formerSlugs: former }) => former.map((old) => [old, slug] as const));
  return new Map(moves.filter(([old]) => !taken.has(old)));
}

/** What an article's card shows. */
export function cardOf(article: Article, { gallery }: SiteContent): ArticleCard {
  const { slug, title, date, checked, category, author, excerpt, picture } = article;
  return {
    slug,
    title,
    date,
    checked,
    category,
    author,
    excerpt,
    picture: articlePicture(picture, gallery),
  };
}

function linkOf(article: Article | undefined): ArticleLink | null {
  return article ? { slug: article.slug, title: article.title } : null;
}

/** A thousand articles are rendered once, and not once for each page that is written. */
const rendered = new WeakMap<Article, string>();

function htmlOf(article: Article, { gallery }: SiteContent): string {
  const html = rendered.get(article) ?? renderMarkdown(article.body, galleryPictures(gallery));
  rendered.set(article, html);
  return html;
}
