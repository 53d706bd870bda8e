import { createFileRoute } from '@tanstack/react-router';
import { Service } from '#app/features/services/service';
import detail from '#app/media/gallery-02.jpg?picture';
import hero from '#app/media/service-dual-purpose.jpg?picture';

export const Route = createFileRoute('/services/dual-purpose')({
  loader: ({ context }) => context.content.load('services/dual-purpose'),
  component: Page,
});

function Page() {
  return (
    <Service roomType="dual-purpose" page={Route.useLoaderData()} pictures={{ hero, detail }} />
  );
}
