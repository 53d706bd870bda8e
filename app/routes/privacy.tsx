import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#app/features/legal/legal-page';

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => context.content.load('legal/privacy'),
  component: Page,
});

function Page() {
  return <LegalPage {...Route.useLoaderData()} />;
}
