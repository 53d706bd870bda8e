import { createFileRoute } from '@tanstack/react-router';
import { Visits } from '#app/desk/visits/visits';

export const Route = createFileRoute('/_admin/admin/visits')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: VisitsRoute,
});

function VisitsRoute() {
  return <Visits search={Route.useSearch()} />;
}
