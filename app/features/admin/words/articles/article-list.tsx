import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fetchArticleRows } from '#app/api/content';
import { formatDate } from '#app/content/format-date';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { Spinner } from '#app/features/admin/frame/spinner';
import { formatTime } from '#app/features/admin/prices/format-time';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { CONTENT_KEY } from '#app/features/admin/words/content-query';
import { keptCopy, keptNames } from '#app/features/admin/words/document/kept-copy';
import { Button } from '#app/ui/buttons/button';
import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import type { ArticleRow } from '#domain/contracts/admin/content';
import { articleEditSchema } from './article-edit';

const query = {
  queryKey: [...CONTENT_KEY, 'articles'],
  queryFn: ({ signal }: { signal: AbortSignal }) => asAdmin(() => fetchArticleRows(signal)),
  refetchOnMount: 'always',
} as const;

/** All articles, newest first, and the way to a new one. */
export function ArticleList() {
  const { data, isError, refetch } = useQuery(query);
  const [newId] = useState(() => crypto.randomUUID());
  const [kept] = useState(() => new Set(keptNames()));
  const begun = [...kept]
    .filter((name) => name.startsWith('article:') && !data?.some(({ id }) => name.endsWith(id)))
    .map((name) => name.slice('article:'.length));
  return (
    <AdminPage>
      <Link to="/admin/words" className={back}>
        <ArrowLeftIcon /> Back to the words
      </Link>
      <AdminHead title="Articles" note={data && noteOf(data)}>
        <Link
          to="/admin/words"
          search={{ set: 'article', id: newId }}
          className={cx(button({ size: 'dense' }))}
        >
          New article
        </Link>
      </AdminHead>
      {data === undefined && !isError && <Spinner label="Loading the articles" />}
      {isError && (
        <div className={note} role="alert">
          <p>The articles could not be loaded.</p>
          <Button variant="line" size="dense" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && begun.length + data.length === 0 && (
        <p>There are no articles yet, and the blog says so.</p>
      )}
      {data && (
        <ul className={list}>
          {begun.map((id) => (
            <li key={id} className={row}>
              <Link to="/admin/words" search={{ set: 'article', id }} className={link}>
                {titleOfKept(id)}
              </Link>
              <span className={unsaved}>Begun on this device, not saved</span>
            </li>
          ))}
          {data.map((article) => (
            <li key={article.id} className={row}>
              <Link to="/admin/words" search={{ set: 'article', id: article.id }} className={link}>
                {article.title}
              </Link>
              <span className={muted}>
                {article.category}, {formatDate(article.date)}
              </span>
              <span className={muted}>{stateOf(article)}</span>
              {kept.has(`article:${article.id}`) && (
                <span className={unsaved}>Changes on this device, not saved</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

function titleOfKept(id: string): string {
  return keptCopy(`article:${id}`, articleEditSchema)?.edit.title || 'Without a title';
}

function noteOf(rows: readonly ArticleRow[]): string {
  const now = new Date().toISOString();
  const seen = rows.filter(({ publishAt }) => publishAt !== null && publishAt <= now).length;
  return `${rows.length} in all, ${seen} on the site`;
}

function stateOf({ publishAt }: ArticleRow): string {
  if (publishAt === null) return 'Not on the site';
  return publishAt <= new Date().toISOString()
    ? 'On the site'
    : `Comes on ${formatTime(publishAt)}`;
}

const list = css({ borderTop: '1px solid {colors.line}' });

const row = css({
  display: 'grid',
  columnGap: '4',
  alignItems: 'center',
  minHeight: 'target',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.line}',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 220px 200px' },
});

const link = css({ textDecoration: 'underline', paddingBlock: '3', overflowWrap: 'anywhere' });

const muted = css({ color: 'textMuted' });

const unsaved = css({ gridColumn: { md: '1 / -1' }, fontWeight: '560' });

const back = css({
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
