import { createFileRoute } from '@tanstack/react-router';
import { Quotes } from '#app/features/admin/requests/quotes';
import { readRequestsSearch } from '#app/features/admin/requests/requests-search';

export const Route = createFileRoute('/admin/quotes')({
  validateSearch: readRequestsSearch,
  component: QuotesRoute,
});

function QuotesRoute() {
  return <Quotes search={Route.useSearch()} />;
}
