import { Link } from '@tanstack/react-router';
import type { ArticleCard } from '#app/content/site-data';
import { Picture } from '#app/ui/pictures/picture';
import { blog } from '#styled/recipes';
import { PostFacts } from './post-facts';

interface Props {
  post: ArticleCard;
  /** The newest post is on the first screen, with a larger picture. */
  first: boolean;
}

/** A post's category, title, excerpt, date and author, all linked to the post. */
export function PostCard({ post, first }: Props) {
  const styles = blog();
  return (
    <article
      className={styles.card}
      {...(first ? { 'data-first': '' } : { 'data-below-first-screen': '' })}
    >
      <Picture
        className={styles.picture}
        picture={post.picture}
        sizes={first ? FIRST_SIZES : SIZES}
        eager={first}
        alt=""
      />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link className={styles.link} to="/blog/$slug" params={{ slug: post.slug }}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
      </div>
      <div className={styles.facts}>
        <PostFacts post={post} />
      </div>
    </article>
  );
}

const FIRST_SIZES = '(min-width: 1024px) 58vw, (min-width: 768px) 50vw, 100vw';
const SIZES = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw';
