import { blogPage } from '#app/content/page-words/blog-page';
import type { ArticlePage } from '#app/content/site-data';
import { css } from '#styled/css';
import { article } from '#styled/recipes';

/** The sources of an article. */
export function PostSources({ sources }: Pick<ArticlePage, 'sources'>) {
  const styles = article();
  return (
    <aside className={styles.aside} aria-labelledby="sources-heading">
      <h2 className={styles.asideTitle} id="sources-heading">
        {blogPage.sourcesHeading}
      </h2>
      <ul className={css({ marginTop: '2' })}>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.source} href={url} rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className={css({ color: 'textMuted', marginTop: '4' })}>{blogPage.datedNote}</p>
    </aside>
  );
}
