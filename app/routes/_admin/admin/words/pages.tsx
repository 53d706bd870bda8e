import { createFileRoute } from '@tanstack/react-router';
import { PageScreen } from '#app/desk/words/pages/page-screen';

export const Route = createFileRoute('/_admin/admin/words/pages')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: PagesRoute,
});

function PagesRoute() {
  return <PageScreen search={Route.useSearch()} />;
}
