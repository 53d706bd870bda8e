import { Link } from '@tanstack/react-router';
import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticleLink } from '#app/content/site-data';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { css } from '#styled/css';
import { article, goLink } from '#styled/recipes';

/** The article to read after this one. */
export function NextPost({ next }: { next: ArticleLink }) {
  const styles = article();
  return (
    <section className={styles.next} aria-labelledby="next-heading" data-below-first-screen="">
      <h2 className={css({ textStyle: 'label' })} id="next-heading">
        {blogPage.next}
      </h2>
      <p className={styles.nextTitle}>{next.title}</p>
      <Link className={goLink()} to="/blog/$slug" params={{ slug: next.slug }}>
        <span>
          {blogPage.read} “{next.title}”
        </span>
        <ArrowRightIcon />
      </Link>
    </section>
  );
}
