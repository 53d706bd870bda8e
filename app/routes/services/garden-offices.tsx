import { createFileRoute } from '@tanstack/react-router';
import { PlainPage } from '#app/features/marketing/plain-page';

export const Route = createFileRoute('/services/garden-offices')({
  component: () => <PlainPage path="/services/garden-offices" />,
});
