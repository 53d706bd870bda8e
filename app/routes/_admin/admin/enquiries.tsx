import { createFileRoute } from '@tanstack/react-router';
import { Enquiries } from '#app/desk/requests/enquiries';
import { readRequestsSearch } from '#app/desk/requests/requests-search';

export const Route = createFileRoute('/_admin/admin/enquiries')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: EnquiriesRoute,
});

function EnquiriesRoute() {
  return <Enquiries search={readRequestsSearch(Route.useSearch())} />;
}
