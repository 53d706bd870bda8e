import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticleList } from '#app/content/site-data';
import { ClosingBand } from '#app/room/closing-band';
import { PageHead } from '#app/ui/page/page-head';
import { wrap } from '#styled/recipes';
import { BlogPages } from './blog-pages';
import { PostLines } from './post-lines';

/** A further page of the blog, from 2: a line for each article. */
export function OlderBlog({ older, pages = 1, page }: ArticleList & { page: number }) {
  return (
    <>
      <div className={wrap()}>
        <PageHead title={blogPage.older}>
          <p>{blogPage.page(page, pages)}</p>
        </PageHead>
        <PostLines posts={older} />
        <BlogPages page={page} pages={pages} />
      </div>
      <ClosingBand />
    </>
  );
}
