import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fetchAuditLog } from '#app/api/desk/people';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { BackLink } from '#app/desk/frame/page/back-link';
import { LoadState } from '#app/desk/frame/page/load-state';
import { formatMoment } from '#app/desk/frame/requests/words';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import type { ShownEntry } from '#domain/order/contracts/admin/audit-log';
import { css } from '#styled/css';
import { actWords } from './act-words';

const logQuery = infiniteQueryOptions({
  queryKey: ['api', 'audit-log'],
  queryFn: ({ pageParam, signal }) =>
    asAdmin(() => fetchAuditLog(pageParam === '' ? undefined : pageParam, signal)),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  refetchOnMount: 'always',
});

/** Who changed what, newest first (/admin/log). */
export function LogScreen() {
  const query = useInfiniteQuery(logQuery);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <AdminPage>
      <BackLink to="/admin/people">Back to the people</BackLink>
      <AdminHead
        title="Log of changes"
        note="Who changed what at this desk: the newest 10,000, for two years"
      />
      <LoadState what="The log" query={query} />
      {data && entries.length === 0 && <p>Nothing has been changed yet.</p>}
      {entries.length > 0 && (
        <ol className={list} aria-label="Changes">
          {entries.map((entry) => (
            <LogRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <div className={more}>
          <Button variant="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
    </AdminPage>
  );
}

/** One change: when, who, and what to what. */
function LogRow({ entry }: { entry: ShownEntry }) {
  const { at, name, request } = entry;
  const said = actWords(entry);
  return (
    <li className={row}>
      <time dateTime={at} className={muted}>
        {formatMoment(at)}
      </time>
      <b className={who} translate="no">
        {name}
      </b>
      <span className={words}>
        {said.act}{' '}
        {request === null ? (
          said.about
        ) : (
          <Link to={`/admin/${request.kind}`} search={{ request: request.id }} className={link}>
            {said.about}
          </Link>
        )}
        {said.more && (said.about ? `: ${said.more}` : said.more)}
      </span>
    </li>
  );
}

const list = css({ borderBottom: '1px solid {colors.line}', maxWidth: '900px' });

const more = css({ marginTop: '5' });

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '13rem 10rem minmax(0, 1fr)' },
  columnGap: '4',
  paddingBlock: '3',
  borderTop: '1px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });

const who = css({ fontWeight: '600', overflowWrap: 'anywhere' });

const words = css({ overflowWrap: 'anywhere' });

const link = css({ textDecoration: 'underline' });
