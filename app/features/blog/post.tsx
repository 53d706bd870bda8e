import { Link } from '@tanstack/react-router';
import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticlePage } from '#app/content/site-data';
import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { ClosingBand } from '#app/room/closing-band';
import { PageHead } from '#app/ui/page/page-head';
import { Picture } from '#app/ui/pictures/picture';
import { Prose } from '#app/ui/page/prose';
import { css } from '#styled/css';
import { article as recipe, goLink, wrap } from '#styled/recipes';
import { NextPost } from './next-post';
import { PostFacts } from './post-facts';
import { PostSources } from './post-sources';

/** One article: its facts, picture, text, sources, and what to read next. */
export function Post({ article }: { article: ArticlePage }) {
  const { next, sources } = article;
  const styles = recipe();
  return (
    <>
      <article className={wrap()}>
        <PageHead title={article.title}>
          <PostFacts post={article} />
        </PageHead>
        <Picture
          className={picture}
          picture={article.picture}
          sizes="(min-width: 1440px) 1344px, 100vw"
          eager
        />
        <div className={styles.body}>
          <div className={styles.text}>
            <Prose html={article.html} />
            <p className={css({ marginTop: '8' })}>
              <Link className={goLink()} to="/blog">
                <ArrowLeftIcon />
                <span>{blogPage.back}</span>
              </Link>
            </p>
          </div>
          {sources.length > 0 && <PostSources sources={sources} />}
        </div>
        {next && <NextPost next={next} />}
      </article>
      <ClosingBand />
    </>
  );
}

const picture = css({ aspectRatio: { base: '4 / 3', md: '16 / 9', lg: '21 / 10' } });
