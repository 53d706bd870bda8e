import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticleList } from '#app/content/site-data';
import { ClosingBand } from '#app/room/closing-band';
import { PageHead } from '#app/ui/page/page-head';
import { wrap } from '#styled/recipes';
import { BlogPages } from './blog-pages';
import { OlderPosts } from './older-posts';
import { PostCard } from './post-card';

/** The articles, newest first (specification §2, Blog). */
export function Blog({ cards, older, pages }: ArticleList) {
  return (
    <>
      <div className={wrap()}>
        <PageHead title={blogPage.title}>
          <p>{blogPage.lead}</p>
        </PageHead>
        {cards.map((post, index) => (
          <PostCard key={post.slug} post={post} first={index === 0} />
        ))}
        {older.length > 0 && <OlderPosts posts={older} isLast={!pages} />}
        {pages && <BlogPages page={1} pages={pages} />}
      </div>
      <ClosingBand />
    </>
  );
}
