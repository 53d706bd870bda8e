import { createFileRoute } from '@tanstack/react-router';
import { Service } from '#app/features/services/service';
import detail from '#app/media/gallery-03.jpg?picture';
import hero from '#app/media/service-3-wall-extensions.jpg?picture';

export const Route = createFileRoute('/services/3-wall-extensions')({
  loader: ({ context }) => context.content.load('services/3-wall-extensions'),
  component: Page,
});

function Page() {
  return <Service roomType="extension" page={Route.useLoaderData()} pictures={{ hero, detail }} />;
}
