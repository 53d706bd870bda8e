import type { PostMeta } from './post-meta';

const metas = import.meta.glob<PostMeta>('../blog/*.md', {
  query: '?meta',
  import: 'default',
  eager: true,
});

/** All posts' details, newest first. */
export const posts: readonly PostMeta[] = Object.values(metas).toSorted((a, b) =>
  a.date < b.date ? 1 : -1,
);

/** The post written before this one; after the oldest, the newest again. */
export function nextPost(slug: string): PostMeta | undefined {
  const index = posts.findIndex((post) => post.slug === slug);
  return posts[(index + 1) % posts.length];
}
