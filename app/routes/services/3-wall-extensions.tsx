import { createFileRoute } from '@tanstack/react-router';
import { PlainPage } from '#app/features/marketing/plain-page';

export const Route = createFileRoute('/services/3-wall-extensions')({
  component: () => <PlainPage path="/services/3-wall-extensions" />,
});
