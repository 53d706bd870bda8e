import { useQuery } from '@tanstack/react-query';
import { BackLink } from '#app/desk/frame/page/back-link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fetchArticleRows } from '#app/api/desk/content';
import { formatDate } from '#app/content/format-date';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { LoadState } from '#app/desk/frame/page/load-state';
import { useNow } from '#app/desk/frame/use-now';
import { SearchBox } from '#app/desk/frame/requests/search-box';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { SHOWN_BY_CONTENT } from '#app/desk/words/saving/content-document';
import { keptNames } from '#app/desk/words/saving/kept-copy';
import { folded } from '#domain/text/folded';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { ArticleRow } from '#domain/order/contracts/admin/content';
import { publishWords } from '#app/desk/words/pieces/piece';
import { articleDocument } from './article-document';

const articlesQuery = {
  queryKey: [...SHOWN_BY_CONTENT.queryKey, 'articles'],
  queryFn: ({ signal }: { signal: AbortSignal }) => asAdmin(() => fetchArticleRows(signal)),
  refetchOnMount: 'always',
} as const;

/** With fewer, the eye is quicker. */
const SEARCHED_FROM = 20;

/** All articles, newest first, and the way to a new one. */
export function ArticleList() {
  const now = useNow();
  const query = useQuery(articlesQuery);
  const { data } = query;
  const [newId] = useState(() => crypto.randomUUID());
  const [words, setWords] = useState('');
  const [keptKeys] = useState(() => new Set(keptNames()));
  const begunKeys = [...keptKeys]
    .filter((name) => name.startsWith('article:') && !data?.some(({ id }) => name.endsWith(id)))
    .map((name) => name.slice('article:'.length));
  return (
    <AdminPage>
      <BackLink to="/admin/words">Back to the words</BackLink>
      <AdminHead title="Articles" note={data && noteOf(data)}>
        {data && data.length >= SEARCHED_FROM && (
          <SearchBox value={words} onChange={setWords} placeholder="Find an article" />
        )}
        <Link
          to="/admin/words/articles"
          search={{ id: newId }}
          className={button({ size: 'dense' })}
        >
          New article
        </Link>
      </AdminHead>
      <LoadState what="The articles" query={query} />
      {data && begunKeys.length + data.length === 0 && (
        <p>There are no articles yet, and the blog says so.</p>
      )}
      {data && data.length > 0 && !data.some(hasWords(words)) && <p>No article has these words.</p>}
      {data && (
        <ul className={list}>
          {begunKeys.map((id) => (
            <li key={id} className={row}>
              <Link to="/admin/words/articles" search={{ id }} className={link}>
                {titleOfKept(id)}
              </Link>
              <span className={unsaved}>Begun on this device, not saved</span>
            </li>
          ))}
          {data.filter(hasWords(words)).map((article) => (
            <li key={article.id} className={row}>
              <Link to="/admin/words/articles" search={{ id: article.id }} className={link}>
                {article.title}
              </Link>
              <span className={muted}>
                {article.category}, {formatDate(article.date)}
              </span>
              <span className={muted}>{publishWords(article, now)}</span>
              {keptKeys.has(`article:${article.id}`) && (
                <span className={unsaved}>Changes on this device, not saved</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

/** Whether an article has all of some words, or their beginnings, in its title, address or category. */
function hasWords(words: string): (row: ArticleRow) => boolean {
  const wanted = folded(words).split(/\s+/);
  return ({ title, slug, category }) => {
    const text = folded(`${title} ${slug} ${category}`);
    return wanted.every((word) => text.includes(word));
  };
}

function titleOfKept(id: string): string {
  return articleDocument(id).kept?.read()?.typed.title || 'Without a title';
}

function noteOf(rows: readonly ArticleRow[]): string {
  const now = new Date().toISOString();
  const seen = rows.filter(({ publishAt }) => publishAt !== null && publishAt <= now).length;
  return `${rows.length} in all, ${seen} on the site`;
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
