import { createFileRoute } from '@tanstack/react-router';
import { PricingGuide } from '#app/features/pricing/pricing';

export const Route = createFileRoute('/_live/pricing')({
  // Without the questions the prices are still worth seeing.
  loader: ({ context }) => context.content.load('questions').catch(() => []),
  component: Page,
});

function Page() {
  return <PricingGuide questions={Route.useLoaderData()} />;
}
