import { formatDate } from '#app/content/format-date';
import type { ArticleCard } from '#app/content/site-data';
import { css } from '#styled/css';

/** Category, date and author of a post. */
export function PostFacts({ post }: { post: Pick<ArticleCard, 'author' | 'category' | 'date'> }) {
  return (
    <ul className={facts}>
      <li className={css({ color: 'text', fontWeight: '560' })}>{post.category}</li>
      <li>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
      </li>
      <li>{post.author}</li>
    </ul>
  );
}

const facts = css({ textStyle: 'small', color: 'textMuted', display: 'grid', gap: '1' });
