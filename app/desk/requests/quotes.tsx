import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Spinner } from '#app/desk/frame/page/spinner';
import { css } from '#styled/css';
import { bothFigures } from '#domain/design/estimate/both-figures';
import type {
  DeskQuoteRequest,
  QuoteRequestSummary,
} from '#domain/order/contracts/admin/desk-quote-request';
import { quoteFields, rowsOf } from '#domain/order/contracts/requests/form-fields';
import { formatSize } from '#domain/room/geometry/format-size';
import { pounds } from '#domain/text/money';
import { quoteQuery, quotesQuery } from '#app/desk/frame/requests/inbox-queries';
import { Calls } from '#app/desk/frame/device/log-call';
import { ExportButton } from '#app/desk/frame/requests/export-button';
import { Inbox } from './inbox';
import { NotThere } from '#app/desk/frame/requests/not-there';
import { QuotePlan } from '#app/desk/frame/requests/quote-plan';
import { QuotePrice } from './detail/quote-price';
import { RequestDetail } from './detail/request-detail';
import { RequestRow } from './request-row';
import type { RequestsSearch } from './requests-search';
import { SeeIn3d } from './view/see-in-3d';
import { ThroughTheYear } from './view/through-the-year';
import { useSettled } from '#app/desk/frame/requests/search-box';
import { ANONYMOUS } from '#app/desk/frame/requests/words';

const SCREEN = '/admin/quotes';
const PATH = '/api/room-configurations';

interface Parts {
  /** What is to be done with a request, and what it has been through: the order's. */
  order: (quote: DeskQuoteRequest, begins: boolean) => ReactNode;
  history: (quote: DeskQuoteRequest) => ReactNode;
  /** The screen on which a request's quote is written. */
  writing: (id: string, open: number | 'draft') => ReactNode;
}

type Props = { search: RequestsSearch; parts: Parts };

/** The quote requests (/admin/quotes). */
export function Quotes({ search, parts: { order, history, writing } }: Props) {
  const [words, setWords] = useState('');
  const pages = useInfiniteQuery(quotesQuery({ words: useSettled(words), state: search.state }));
  if (search.request !== undefined && search.quote !== undefined) {
    return <>{writing(search.request, search.quote)}</>;
  }
  return (
    <Inbox
      screen={SCREEN}
      title="Quote requests"
      search={search}
      placeholder="Reference, name, email or phone"
      words={words}
      onWords={setWords}
      pages={pages}
      exports={<ExportButton path={`${PATH}/export.csv`}>Export CSV</ExportButton>}
      renderRow={(row) => (
        <RequestRow
          key={row.id}
          screen={SCREEN}
          id={row.id}
          state={search.state}
          title={row.name || ANONYMOUS}
          note={[`${row.reference}, ${row.room}`, figuresOf(row)].filter(Boolean).join('. ')}
          amount={pounds(row.serverPrice ?? row.estimatedPrice)}
          createdAt={row.createdAt}
          unread={row.seenAt === null}
          open={row.id === search.request}
        />
      )}
    >
      {search.request !== undefined && (
        <Quote
          key={search.request}
          id={search.request}
          order={(quote) => order(quote, search.step === true)}
          history={history}
        />
      )}
    </Inbox>
  );
}

interface QuoteProps extends Pick<Parts, 'history'> {
  id: string;
  order: (quote: DeskQuoteRequest) => ReactNode;
}

function Quote({ id, order, history }: QuoteProps) {
  const { data: quote, isError, refetch } = useQuery(quoteQuery(id));
  if (isError && quote === undefined) return <NotThere retry={() => void refetch()} />;
  if (quote === undefined) return <Spinner label="Loading the request" />;
  return (
    <RequestDetail
      screen={SCREEN}
      path={PATH}
      stored={quote}
      title={quote.name || ANONYMOUS}
      about={`${quote.reference}, ${quote.room}`}
      subject={`Your quote ${quote.reference}`}
      facts={[
        ...rowsOf(quoteFields, quote),
        ...(quote.size ? [['Size', formatSize(quote.size, quote.roomType ?? null)] as const] : []),
        ['Openings', quote.openings],
      ]}
      order={order(quote)}
      calls={quote.anonymisedAt === null && <Calls key={id} requestId={id} who={quote.name} />}
      history={history(quote)}
      aside={<QuotePlan quote={quote} />}
    >
      <SeeIn3d quote={quote} />
      <ThroughTheYear quote={quote} />
      <QuotePrice quote={quote} />
      <div className={file}>
        <ExportButton path={`${PATH}/${id}/quote.pdf`} failure="The estimate could not be made">
          Estimate (PDF)
        </ExportButton>
      </div>
    </RequestDetail>
  );
}

/** What to say of the price where the homeowner saw another; empty for nothing. */
function figuresOf({ estimatedPrice, serverPrice = estimatedPrice }: QuoteRequestSummary): string {
  return bothFigures({ estimatedPrice, serverPrice }, 'company');
}

const file = css({ marginTop: '4' });
