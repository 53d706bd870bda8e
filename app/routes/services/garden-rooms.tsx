import { createFileRoute } from '@tanstack/react-router';
import { gardenRooms as page } from '#app/content/service-pages/garden-rooms';
import { Service } from '#app/features/services/service';
import detail from '#app/media/gallery-04.jpg?picture';
import hero from '#app/media/service-garden-rooms.jpg?picture';

export const Route = createFileRoute('/services/garden-rooms')({
  component: () => <Service page={page} pictures={{ hero, detail }} />,
});
