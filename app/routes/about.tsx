import { createFileRoute } from '@tanstack/react-router';
import { About } from '#app/features/about/about';

export const Route = createFileRoute('/about')({
  loader: ({ context: { content } }) =>
    Promise.all([
      content.load('about'),
      // Without it the page is as whole as while there is none.
      content.load('founders').catch(() => null),
    ]),
  component: Page,
});

function Page() {
  const [about, founders] = Route.useLoaderData();
  return <About about={about} founders={founders} />;
}
