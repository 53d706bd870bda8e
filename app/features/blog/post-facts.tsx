import { formatDate } from '#app/content/format-date';
import type { PostMeta } from '#app/content/articles/post-meta';
import { css } from '#styled/css';

/** Category, date and author of a post. */
export function PostFacts({ post }: { post: PostMeta }) {
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
