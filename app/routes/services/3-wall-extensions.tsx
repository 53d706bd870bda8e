import { createFileRoute } from '@tanstack/react-router';
import { threeWallExtensions as page } from '#app/content/service-pages/three-wall-extensions';
import { Service } from '#app/features/services/service';
import detail from '#app/media/gallery-03.jpg?picture';
import hero from '#app/media/service-3-wall-extensions.jpg?picture';

export const Route = createFileRoute('/services/3-wall-extensions')({
  component: () => <Service page={page} pictures={{ hero, detail }} />,
});
