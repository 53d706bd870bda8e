import { Link } from '@tanstack/react-router';
import { formatDate } from '#app/content/format-date';
import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticleList } from '#app/content/site-data';
import { css } from '#styled/css';

/** The articles that have no card any more: a line each. */
export function OlderPosts({ posts }: { posts: ArticleList['older'] }) {
  return (
    <section className={root} aria-labelledby="older-heading" data-below-first-screen="">
      <h2 id="older-heading" className={css({ textStyle: 'subheading', marginBottom: '4' })}>
        {blogPage.older}
      </h2>
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
    </section>
  );
}

const root = css({
  borderTop: '1px solid {colors.text}',
  paddingTop: '5',
  paddingBottom: 'section',
});

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
