import { createFileRoute } from '@tanstack/react-router';
import { OlderBlog } from '#app/features/blog/older-blog';
import { NotFound } from '#app/features/chrome/not-found';

export const Route = createFileRoute('/blog/page/$number')({
  // Apart, as all pages load their routes.
  loader: async ({ params, context }) =>
    (await import('#app/features/blog/load-older')).loadOlder(params.number, context.content),
  component: Page,
  notFoundComponent: NotFound,
});

function Page() {
  const { number } = Route.useParams();
  return <OlderBlog {...Route.useLoaderData()} page={Number(number)} />;
}
