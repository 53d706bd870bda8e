import { blogPage } from '#app/content/page-words/blog-page';
import { posts } from '#app/content/articles/posts';
import { ClosingBand } from '#app/ui/page/closing-band';
import { PageHead } from '#app/ui/page/page-head';
import { wrap } from '#styled/recipes';
import { PostCard } from './post-card';

/** The six posts, newest first (specification §2, Blog). */
export function Blog() {
  return (
    <>
      <div className={wrap()}>
        <PageHead title={blogPage.title}>
          <p>{blogPage.lead}</p>
        </PageHead>
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} first={index === 0} />
        ))}
      </div>
      <ClosingBand />
    </>
  );
}
