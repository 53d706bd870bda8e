import { createFileRoute } from '@tanstack/react-router';
import { PlainPage } from '#app/features/marketing/plain-page';

export const Route = createFileRoute('/privacy')({
  component: () => <PlainPage path="/privacy" />,
});
