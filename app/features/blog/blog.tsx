import { blogPage } from '#app/content/blog-page';
import { posts } from '#app/content/posts';
import { ClosingBand } from '#app/ui/closing-band';
import { PageHead } from '#app/ui/page-head';
import { wrap } from '#styled/recipes';
import { PostCard } from './post-card';

/** The six posts, the newest first (specification §2, Blog). */
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
