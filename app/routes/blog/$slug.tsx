import { createFileRoute } from '@tanstack/react-router';
import { Post } from '#app/features/blog/post';
import { NotFound } from '#app/features/chrome/not-found';

export const Route = createFileRoute('/blog/$slug')({
  // Apart, as all pages load their routes.
  loader: async ({ params, context }) =>
    (await import('#app/features/blog/load-article')).loadArticle(params.slug, context.content),
  component: Page,
  notFoundComponent: NotFound,
});

function Page() {
  return <Post article={Route.useLoaderData()} />;
}
