import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { NoSuchContentError, type ContentSource } from '#app/content/site-data';
import { Post } from '#app/features/blog/post';
import { NotFound } from '#app/features/chrome/not-found';

export const Route = createFileRoute('/blog/$slug')({
  loader: ({ params, context }) => articleAt(params.slug, context.content),
  component: Page,
  notFoundComponent: NotFound,
});

function Page() {
  return <Post article={Route.useLoaderData()} />;
}

/** An unknown address is not found, as everywhere on the site; a former one leads to where the article is. */
async function articleAt(slug: string, content: ContentSource) {
  const article = await content.load(`articles/${slug}`).catch((error: unknown) => {
    throw error instanceof NoSuchContentError ? notFound() : error;
  });
  if ('movedTo' in article) {
    throw redirect({ to: '/blog/$slug', params: { slug: article.movedTo }, replace: true });
  }
  return article;
}
