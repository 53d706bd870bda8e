import { createFileRoute } from '@tanstack/react-router';
import { Service } from '#app/features/services/service';
import detail from '#app/media/gallery-08.jpg?picture';
import hero from '#app/media/service-garden-offices.jpg?picture';

export const Route = createFileRoute('/services/garden-offices')({
  loader: ({ context }) => context.content.load('services/garden-offices'),
  component: Page,
});

function Page() {
  return <Service roomType="office" page={Route.useLoaderData()} pictures={{ hero, detail }} />;
}
