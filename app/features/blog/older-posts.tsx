import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticleList } from '#app/content/site-data';
import { css, cx } from '#styled/css';
import { PostLines } from './post-lines';

interface Props {
  posts: ArticleList['older'];
  /** No ways to further pages follow. */
  isLast: boolean;
}

/** The articles of /blog that have no card any more. */
export function OlderPosts({ posts, isLast }: Props) {
  return (
    <section
      className={isLast ? cx(root, space) : root}
      aria-labelledby="older-heading"
      data-below-first-screen=""
    >
      <h2 id="older-heading" className={css({ textStyle: 'subheading', marginBottom: '4' })}>
        {blogPage.older}
      </h2>
      <PostLines posts={posts} />
    </section>
  );
}

const root = css({
  borderTop: '1px solid {colors.text}',
  paddingTop: '5',
});

const space = css({ paddingBottom: 'section' });
