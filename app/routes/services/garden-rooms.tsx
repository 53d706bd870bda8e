import { createFileRoute } from '@tanstack/react-router';
import { Service } from '#app/features/services/service';
import detail from '#app/media/gallery-04.jpg?picture';
import hero from '#app/media/service-garden-rooms.jpg?picture';

export const Route = createFileRoute('/services/garden-rooms')({
  loader: ({ context }) => context.content.load('services/garden-rooms'),
  component: Page,
});

function Page() {
  return (
    <Service roomType="garden-room" page={Route.useLoaderData()} pictures={{ hero, detail }} />
  );
}
