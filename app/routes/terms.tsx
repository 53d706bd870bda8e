import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#app/features/legal/legal-page';

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => context.content.load('legal/terms'),
  component: Page,
});

function Page() {
  return <LegalPage {...Route.useLoaderData()} />;
}
