import { createFileRoute } from '@tanstack/react-router';
import { dualPurpose as page } from '#app/content/service-pages/dual-purpose';
import { Service } from '#app/features/services/service';
import detail from '#app/media/gallery-02.jpg?picture';
import hero from '#app/media/service-dual-purpose.jpg?picture';

export const Route = createFileRoute('/services/dual-purpose')({
  component: () => <Service page={page} pictures={{ hero, detail }} />,
});
