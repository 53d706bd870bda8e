import { createFileRoute } from '@tanstack/react-router';
import { Quotes } from '#app/features/admin/requests/quotes';
import { readRequestsSearch } from '#app/features/admin/requests/requests-search';

export const Route = createFileRoute('/_admin/admin/quotes')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: QuotesRoute,
});

function QuotesRoute() {
  return <Quotes search={readRequestsSearch(Route.useSearch())} />;
}
