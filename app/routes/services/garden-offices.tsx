import { createFileRoute } from '@tanstack/react-router';
import { gardenOffices as page } from '#app/content/service-pages/garden-offices';
import { Service } from '#app/features/services/service';
import detail from '#app/media/gallery-08.jpg?picture';
import hero from '#app/media/service-garden-offices.jpg?picture';

export const Route = createFileRoute('/services/garden-offices')({
  component: () => <Service page={page} pictures={{ hero, detail }} />,
});
