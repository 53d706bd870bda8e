import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#app/features/legal/legal-page';

export const Route = createFileRoute('/cookies')({
  loader: ({ context }) => context.content.load('legal/cookies'),
  component: Page,
});

function Page() {
  return <LegalPage {...Route.useLoaderData()} />;
}
