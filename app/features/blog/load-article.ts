import { notFound, redirect } from '@tanstack/react-router';
import { NoSuchContentError, type ArticlePage, type ContentSource } from '#app/content/site-data';

/**
 * The article at /blog/`slug`.
 *
 * @throws what the router takes for "not found", as for every unknown address, or for "moved", where it has a new one
 */
export async function loadArticle(slug: string, content: ContentSource): Promise<ArticlePage> {
  const article = await content.load(`articles/${slug}`).catch((error: unknown) => {
    throw error instanceof NoSuchContentError ? notFound() : error;
  });
  if ('movedTo' in article) {
    throw redirect({ to: '/blog/$slug', params: { slug: article.movedTo }, replace: true });
  }
  return article;
}
