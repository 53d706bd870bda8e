import { createFileRoute } from '@tanstack/react-router';
import { About } from '#app/features/about/about';

export const Route = createFileRoute('/about')({
  // Without it the page is as whole as while there is none.
  loader: ({ context }) => context.content.load('founders').catch(() => null),
  component: Page,
});

function Page() {
  return <About founders={Route.useLoaderData()} />;
}
