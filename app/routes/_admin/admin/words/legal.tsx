import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '#app/desk/words/legal/legal-screen';

export const Route = createFileRoute('/_admin/admin/words/legal')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: LegalRoute,
});

function LegalRoute() {
  return <LegalScreen search={Route.useSearch()} />;
}
