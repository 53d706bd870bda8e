import { createFileRoute } from '@tanstack/react-router';
import { Blog } from '#app/features/blog/blog';

export const Route = createFileRoute('/blog/')({
  loader: ({ context }) => context.content.load('articles'),
  component: Page,
});

function Page() {
  return <Blog {...Route.useLoaderData()} />;
}
