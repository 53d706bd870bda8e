import { createFileRoute } from '@tanstack/react-router';
import { PlainPage } from '#app/features/marketing/plain-page';

export const Route = createFileRoute('/services/dual-purpose')({
  component: () => <PlainPage path="/services/dual-purpose" />,
});
