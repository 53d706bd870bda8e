import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticleList } from '#app/content/site-data';
import { css } from '#styled/css';
import { PostLines } from './post-lines';

/** The articles of /blog that have no card any more. */
export function OlderPosts({ posts }: { posts: ArticleList['older'] }) {
  return (
    <section className={root} aria-labelledby="older-heading" data-below-first-screen="">
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
  // The pages follow, where there are some.
  _last: { paddingBottom: 'section' },
});
