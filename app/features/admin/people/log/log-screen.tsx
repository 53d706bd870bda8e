import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fetchAuditLog } from '#app/api/people';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { Spinner } from '#app/features/admin/frame/spinner';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon';
import { css } from '#styled/css';
import { LogRow } from './log-row';

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
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(logQuery);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <AdminPage>
      <Link to="/admin/people" className={backLink}>
        <ArrowLeftIcon /> Back to the people
      </Link>
      <AdminHead
        title="Log of changes"
        note="Who changed what at this desk: the newest 10,000, for two years"
      />
      {data === undefined && !isError && <Spinner label="Loading the log" />}
      {isError && (
        <div className={note} role="alert">
          <p>The log could not be loaded{data && ': this is what the server said last'}.</p>
          <Button variant="line" size="dense" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && entries.length === 0 && <p>Nothing was changed yet.</p>}
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

const backLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  marginTop: '3',
  marginBottom: '-3',
  color: 'textMuted',
});

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  marginBlock: '3',
  padding: '3',
  background: 'warningSoft',
});

const list = css({ borderBottom: '1px solid {colors.line}', maxWidth: '900px' });

const more = css({ marginTop: '5' });
