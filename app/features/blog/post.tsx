import { Link } from '@tanstack/react-router';
import type { Article } from '#app/content/articles/article-list';
import { blogPage } from '#app/content/page-words/blog-page';
import { posts } from '#app/content/articles/posts';
import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon';
import { ClosingBand } from '#app/ui/page/closing-band';
import { PageHead } from '#app/ui/page/page-head';
import { Picture } from '#app/ui/picture';
import { Prose } from '#app/ui/page/prose';
import { css } from '#styled/css';
import { article as recipe, goLink, wrap } from '#styled/recipes';
import { NextPost } from './next-post';
import { PostFacts } from './post-facts';
import { postPicture } from './post-pictures';
import { PostSources } from './post-sources';

interface Props {
  slug: string;
  article: Article;
}

/** One article: its facts, picture, text, sources, and what to read next. */
export function Post({ slug, article }: Props) {
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) return null;
  const styles = recipe();
  return (
    <>
      <article className={wrap()}>
        <PageHead title={post.title}>
          <PostFacts post={post} />
        </PageHead>
        <Picture
          className={picture}
          picture={postPicture(slug)}
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
          <PostSources sources={article.sources} />
        </div>
        <NextPost slug={slug} />
      </article>
      <ClosingBand />
    </>
  );
}

const picture = css({ aspectRatio: { base: '4 / 3', md: '16 / 9', lg: '21 / 10' } });
