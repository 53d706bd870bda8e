import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Spinner } from '#app/features/admin/frame/spinner';
import { OrderHistory } from '#app/features/admin/order/history/order-history';
import { OrderSection } from '#app/features/admin/order/order-section';
import { QuoteDesk } from '#app/features/admin/quote/quote-desk';
import { css } from '#styled/css';
import { formatSize } from '#domain/geometry/format-size';
import { pounds } from '#domain/pricing/money';
import { quoteQuery, quotesQuery } from './inbox-queries';
import { ExportButton } from './export-button';
import { Inbox } from './inbox';
import { NotThere } from './detail/not-there';
import { QuotePlan } from './detail/quote-plan';
import { QuotePrice } from './detail/quote-price';
import { RequestDetail } from './detail/request-detail';
import { RequestRow } from './request-row';
import type { RequestsSearch } from './requests-search';
import { SeeIn3d } from './view/see-in-3d';
import { useSettled } from './use-settled';
import { ANONYMOUS } from './words';

const SCREEN = '/admin/quotes';
const PATH = '/api/room-configurations';

/** The quote requests (/admin/quotes). */
export function Quotes({ search }: { search: RequestsSearch }) {
  const [words, setWords] = useState('');
  const found = useInfiniteQuery(quotesQuery({ words: useSettled(words), state: search.state }));
  if (search.request !== undefined && search.quote !== undefined) {
    return <QuoteDesk id={search.request} open={search.quote} />;
  }
  return (
    <Inbox
      screen={SCREEN}
      title="Quote requests"
      search={search}
      placeholder="Reference, name, email or phone"
      words={words}
      onWords={setWords}
      found={found}
      exports={<ExportButton path={`${PATH}/export.csv`}>Export CSV</ExportButton>}
      renderRow={(row) => (
        <RequestRow
          key={row.id}
          screen={SCREEN}
          id={row.id}
          state={search.state}
          title={row.room}
          note={`${row.reference}, ${row.name || ANONYMOUS}`}
          amount={pounds(row.estimatedPrice)}
          createdAt={row.createdAt}
          unread={row.seenAt === null}
          open={row.id === search.request}
        />
      )}
    >
      {search.request !== undefined && (
        <Quote key={search.request} id={search.request} begins={search.step === true} />
      )}
    </Inbox>
  );
}

function Quote({ id, begins }: { id: string; begins: boolean }) {
  const { data: quote, isError, refetch } = useQuery(quoteQuery(id));
  if (isError && quote === undefined) return <NotThere retry={() => void refetch()} />;
  if (quote === undefined) return <Spinner label="Loading the request" />;
  return (
    <RequestDetail
      screen={SCREEN}
      path={PATH}
      stored={quote}
      reference={quote.reference}
      title={quote.room}
      subject={`Your quote ${quote.reference}`}
      facts={[
        ...(quote.size ? [['Size', formatSize(quote.size, quote.roomType ?? null)] as const] : []),
        ['Openings', quote.openings],
      ]}
      order={<OrderSection id={id} begins={begins} anonymous={quote.anonymisedAt !== null} />}
      history={<OrderHistory id={id} receivedAt={quote.createdAt} />}
      aside={<QuotePlan quote={quote} />}
    >
      <SeeIn3d quote={quote} />
      <QuotePrice quote={quote} />
      <div className={file}>
        <ExportButton path={`${PATH}/${id}/quote.pdf`} failure="The estimate could not be made">
          Quote as sent (PDF)
        </ExportButton>
      </div>
    </RequestDetail>
  );
}

const file = css({ marginTop: '4' });
