import { notFound } from '@tanstack/react-router';
import { NoSuchContentError, type ArticleList, type ContentSource } from '#app/content/site-data';

/**
 * The further page of the blog at /blog/page/`number`.
 *
 * @throws what the router takes for "not found", as for every unknown address
 */
export async function loadOlder(number: string, content: ContentSource): Promise<ArticleList> {
  return content.load(`blog/page/${number}`).catch((error: unknown) => {
    throw error instanceof NoSuchContentError ? notFound() : error;
  });
}
