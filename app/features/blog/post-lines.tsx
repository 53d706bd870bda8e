import { Link } from '@tanstack/react-router';
import { formatDate } from '#app/content/format-date';
import type { ArticleList } from '#app/content/site-data';
import { css } from '#styled/css';

/** Articles, a line each. */
export function PostLines({ posts }: { posts: ArticleList['older'] }) {
  return (
    <ul>
      {posts.map(({ slug, title, date }) => (
        <li key={slug} className={row}>
          <Link className={link} to="/blog/$slug" params={{ slug }}>
            {title}
          </Link>
          <time dateTime={date} className={css({ textStyle: 'small', color: 'textMuted' })}>
            {formatDate(date)}
          </time>
        </li>
      ))}
    </ul>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: '2',
  borderTop: '1px solid {colors.line}',
});

const link = css({ paddingBlock: '10px', textDecoration: 'underline', textUnderlineOffset: '3px' });
