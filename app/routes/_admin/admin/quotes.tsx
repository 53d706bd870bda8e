import { createFileRoute } from '@tanstack/react-router';
import { OrderHistory } from '#app/desk/order/history/order-history';
import { OrderSection } from '#app/desk/order/order-section';
import { QuoteDesk } from '#app/desk/quote/quote-desk';
import { Quotes } from '#app/desk/requests/quotes';
import type { DeskQuoteRequest } from '#domain/order/contracts/admin/desk-quote-request';
import { readRequestsSearch } from '#app/desk/requests/requests-search';

export const Route = createFileRoute('/_admin/admin/quotes')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: QuotesRoute,
});

const order = ({ id, anonymisedAt }: DeskQuoteRequest, begins: boolean) => (
  <OrderSection id={id} begins={begins} anonymous={anonymisedAt !== null} />
);
const history = ({ id, createdAt }: DeskQuoteRequest) => (
  <OrderHistory id={id} receivedAt={createdAt} />
);
const writing = (id: string, open: number | 'draft') => <QuoteDesk id={id} open={open} />;

function QuotesRoute() {
  return (
    <Quotes search={readRequestsSearch(Route.useSearch())} parts={{ order, history, writing }} />
  );
}
