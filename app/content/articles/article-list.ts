import type { PostSource } from './post-meta';

export interface Article {
  /** Rendered from our own Markdown at build time. */
  html: string;
  sources: readonly PostSource[];
}

const articles = import.meta.glob<Article>('../blog/*.md', {
  query: '?article',
  import: 'default',
});

/** Whether there is a post under this last part of /blog/$slug. */
export function hasArticle(slug: string): boolean {
  return fileOf(slug) in articles;
}

/**
 * The text of a post, loaded on demand.
 *
 * @throws Error when there is none under `slug`, or it cannot be loaded
 */
export async function loadArticle(slug: string): Promise<Article> {
  const load = articles[fileOf(slug)];
  if (!load) throw new Error(`There is no article ${slug}`);
  return load();
}

function fileOf(slug: string): string {
  return `../blog/${slug}.md`;
}
