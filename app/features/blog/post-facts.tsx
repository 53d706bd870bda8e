import { formatDate } from '#app/content/format-date';
import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticleCard } from '#app/content/site-data';
import { css } from '#styled/css';

type Props = { post: Pick<ArticleCard, 'author' | 'category' | 'date' | 'checked'> };

/** Category, date and author of a post, and when it was last checked. */
export function PostFacts({ post }: Props) {
  return (
    <ul className={facts}>
      <li className={css({ color: 'text', fontWeight: '560' })}>{post.category}</li>
      <li>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
      </li>
      {post.checked && (
        <li>
          {blogPage.checked} <time dateTime={post.checked}>{formatDate(post.checked)}</time>
        </li>
      )}
      <li>{post.author}</li>
    </ul>
  );
}

const facts = css({ textStyle: 'small', color: 'textMuted', display: 'grid', gap: '1' });
