import { createFileRoute } from '@tanstack/react-router';
import { Enquiries } from '#app/features/admin/requests/enquiries';
import { readRequestsSearch } from '#app/features/admin/requests/requests-search';

export const Route = createFileRoute('/admin/enquiries')({
  validateSearch: readRequestsSearch,
  component: EnquiriesRoute,
});

function EnquiriesRoute() {
  return <Enquiries search={Route.useSearch()} />;
}
