import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { Spinner } from '#app/features/admin/frame/spinner';
import { Button } from '#app/ui/buttons/button';
import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon';
import { css } from '#styled/css';
import { countByState, matching, type Listed } from './filter-requests';
import type { RequestsSearch } from './requests-search';
import { SearchBox } from './search-box';
import { StateTabs } from './state-tabs';
import { useTitle } from './use-title';

/** More than anyone reads at once; the search covers all of them. */
const PAGE = 50;

type Row = Listed & { id: string; seenAt: string | null };

interface Props<R extends Row> {
  screen: '/admin/quotes' | '/admin/enquiries';
  title: string;
  search: RequestsSearch;
  placeholder: string;
  /** Undefined until loaded. */
  rows: readonly R[] | undefined;
  failed: boolean;
  retry: () => void;
  exports: ReactNode;
  renderRow: (row: R) => ReactNode;
  /** The open request. */
  children: ReactNode;
}

/** A list of requests beside the open one; on a phone, one at a time. */
export function Inbox<R extends Row>(props: Props<R>) {
  const { screen, title, search, rows, failed, retry, exports, renderRow, children } = props;
  const [words, setWords] = useState('');
  const found = matching(rows ?? [], useDeferredValue(words));
  const shown = found.filter(({ state }) => search.state === undefined || state === search.state);
  const unread = (rows ?? []).filter(({ seenAt }) => seenAt === null).length;
  useTitle(title, unread);
  return (
    <AdminPage>
      {/* On a phone the open request replaces the head; the heading stays for screen readers. */}
      {search.request !== undefined && <h1 className={unseenHeading}>{title}</h1>}
      <div className={search.request === undefined ? undefined : asideOnPhones}>
        <AdminHead title={title} note={rows && `${unread} unread, ${rows.length} in all`}>
          <SearchBox value={words} onChange={setWords} placeholder={props.placeholder} />
          {exports}
        </AdminHead>
        <StateTabs screen={screen} chosen={search.state} counts={countByState(found)} />
      </div>
      <div className={columns}>
        <section
          aria-label="List"
          className={search.request === undefined ? list : `${list} ${asideOnPhones}`}
        >
          {rows === undefined && !failed && <Spinner label="Loading requests" />}
          {failed && (
            <div className={note} role="alert">
              <p>The requests could not be loaded.</p>
              <Button variant="line" size="dense" onClick={retry}>
                Try again
              </Button>
            </div>
          )}
          {rows !== undefined && shown.length === 0 && (
            <p className={note}>{emptyWords(rows.length, words)}</p>
          )}
          <Rows key={`${search.state} ${words}`} rows={shown} renderRow={renderRow} />
        </section>
        {search.request !== undefined && (
          <section aria-label="Request" className={detail}>
            <Link to={screen} search={{ state: search.state }} className={back}>
              <ArrowLeftIcon /> Back to the list
            </Link>
            {children}
          </section>
        )}
        {search.request === undefined && shown.length > 0 && (
          <p className={choose}>Choose a request from the list.</p>
        )}
      </div>
    </AdminPage>
  );
}

/** The first fifty, with a button for more. */
function Rows<R extends Row>({ rows, renderRow }: { rows: R[]; renderRow: Props<R>['renderRow'] }) {
  const [length, setLength] = useState(PAGE);
  return (
    <>
      <ul>{rows.slice(0, length).map(renderRow)}</ul>
      {rows.length > length && (
        <Button
          variant="line"
          size="dense"
          className={more}
          onClick={() => setLength(length + PAGE)}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function emptyWords(all: number, words: string): string {
  if (all === 0) return 'No requests yet. The next one appears here by itself.';
  return words === '' ? 'No requests in this state.' : 'No request has all of these words.';
}

const asideOnPhones = css({ '@media (max-width: 899px)': { display: 'none' } });

const unseenHeading = css({ srOnly: true, '@media (min-width: 900px)': { display: 'none' } });

const columns = css({
  display: 'grid',
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(300px, 5fr) 7fr' },
});

const list = css({
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

const more = css({ marginTop: '4' });
