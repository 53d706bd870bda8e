import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Button } from '#app/ui/buttons/button';
import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { css } from '#styled/css';
import type { RequestState } from '#domain/order/request-states';
import type { RequestsSearch } from './requests-search';
import { SearchBox } from '#app/desk/frame/requests/search-box';
import { StateTabs } from './state-tabs';
import { useFocusOnReturn } from './use-focus-on-return';
import { useTitle } from '#app/desk/frame/requests/use-title';
import { formatCount } from '#app/desk/frame/requests/words';

/** A page of the server's answer. */
interface Found<Row> {
  rows: Row[];
  counts: Record<RequestState, number>;
  all: number;
  unread: number;
}

interface Props<Row> {
  screen: '/admin/quotes' | '/admin/enquiries';
  title: string;
  search: RequestsSearch;
  placeholder: string;
  /** As typed. */
  words: string;
  onWords: (words: string) => void;
  pages: UseInfiniteQueryResult<InfiniteData<Found<Row>>>;
  exports: ReactNode;
  renderRow: (row: Row) => ReactNode;
  /** The open request. */
  children: ReactNode;
}

/** A list of requests beside the open one; on a phone, one at a time. */
export function Inbox<Row>(props: Props<Row>) {
  const { screen, title, search, words, onWords, pages, exports, renderRow, children } = props;
  const first = pages.data?.pages[0];
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const list = useFocusOnReturn(search.request);
  useTitle(title, first?.unread ?? 0);
  return (
    <AdminPage>
      {/* On a phone the open request replaces the head; the heading stays for screen readers. */}
      {search.request !== undefined && <h1 className={unseenHeading}>{title}</h1>}
      <div className={search.request === undefined ? undefined : asideOnPhones}>
        <AdminHead title={title} note={first && unreadOf(first)}>
          <SearchBox value={words} onChange={onWords} placeholder={props.placeholder} />
          {exports}
        </AdminHead>
        <StateTabs screen={screen} chosenState={search.state} counts={first?.counts} />
      </div>
      <div className={columns}>
        <section
          ref={list}
          aria-label="List"
          aria-busy={pages.isPlaceholderData}
          className={search.request === undefined ? column : `${column} ${asideOnPhones}`}
        >
          {pages.isPending && <Spinner label="Loading requests" />}
          {pages.isLoadingError && (
            <Failure retry={() => void pages.refetch()}>The requests could not be loaded.</Failure>
          )}
          {first !== undefined && rows.length === 0 && (
            <p className={note}>{emptyWords(first.all, words)}</p>
          )}
          <ErrorBoundary part="request list" of={pages.data}>
            <Rows rows={rows} renderRow={renderRow} />
          </ErrorBoundary>
          {first !== undefined && pages.hasNextPage && (
            <More pages={pages} count={rows.length} of={totalOf(first.counts, search.state)} />
          )}
        </section>
        {search.request !== undefined && (
          <section aria-label="Request" className={detail}>
            <Link to={screen} search={{ state: search.state }} className={back} resetScroll={false}>
              <ArrowLeftIcon /> Back to the list
            </Link>
            <ErrorBoundary part="request" of={search.request}>
              {children}
            </ErrorBoundary>
          </section>
        )}
        {search.request === undefined && rows.length > 0 && (
          <p className={choose}>Choose a request from the list.</p>
        )}
      </div>
    </AdminPage>
  );
}

function Rows<Row>({ rows, renderRow }: Pick<Props<Row>, 'renderRow'> & { rows: Row[] }) {
  return <ul>{rows.map(renderRow)}</ul>;
}

interface MoreProps {
  pages: Pick<
    UseInfiniteQueryResult,
    'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  count: number;
  of: number;
}

/** A button for the next page, and how far the list goes. */
function More({ pages, count, of }: MoreProps) {
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  return (
    <div className={more}>
      <Button
        variant="line"
        size="dense"
        busy={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        Show more
      </Button>
      <output className={howFar}>
        {formatCount(count)} of {formatCount(of)}
      </output>
      {isFetchNextPageError && <p role="alert">More could not be loaded. Please try again.</p>}
    </div>
  );
}

function Failure({ retry, children }: { retry: () => void; children: string }) {
  return (
    <div className={note} role="alert">
      <p>{children}</p>
      <Button variant="line" size="dense" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

function totalOf(counts: Record<RequestState, number>, state: RequestState | undefined): number {
  if (state !== undefined) return counts[state];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function unreadOf({ unread, all }: Found<unknown>): string {
  return `${formatCount(unread)} unread, ${formatCount(all)} in all`;
}

function emptyWords(all: number, words: string): string {
  if (all === 0) return 'No requests yet. The next one appears here by itself.';
  return words === '' ? 'No requests in this state.' : 'No request matches.';
}

const asideOnPhones = css({ '@media (max-width: 899px)': { display: 'none' } });

const unseenHeading = css({ srOnly: true, '@media (min-width: 900px)': { display: 'none' } });

const columns = css({
  display: 'grid',
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(300px, 5fr) 7fr' },
});

const column = css({
  paddingInline: { base: '16px', md: '16px' },
  marginInline: '-16px',
  minWidth: '0',
});

const detail = css({
  minWidth: '0',
  paddingTop: '4',
  '@media (min-width: 900px)': {
    marginLeft: '8',
    paddingLeft: '8',
    borderLeft: '1px solid {colors.line}',
    minHeight: '60svh',
  },
});

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  color: 'textMuted',
  '@media (min-width: 900px)': { display: 'none' },
});

const note = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '4',
  paddingBlock: '6',
  textStyle: 'small',
});

const choose = css({
  display: 'none',
  paddingTop: '6',
  marginLeft: '16',
  color: 'textMuted',
  '@media (min-width: 900px)': { display: 'block' },
});

const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  marginTop: '4',
});

const howFar = css({ textStyle: 'small', color: 'textMuted' });
