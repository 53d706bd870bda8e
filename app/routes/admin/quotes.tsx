import { createFileRoute } from '@tanstack/react-router';
import { Quotes } from '#app/features/admin/requests/quotes';
import { readRequestsSearch } from '#app/features/admin/requests/requests-search';

export const Route = createFileRoute('/admin/quotes')({
  // Read by the screen: what stands here, every visitor would load with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: QuotesRoute,
});

function QuotesRoute() {
  return <Quotes search={readRequestsSearch(Route.useSearch())} />;
}
