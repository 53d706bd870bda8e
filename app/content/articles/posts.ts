import type { PostMeta } from './post-meta';

const metas = import.meta.glob<PostMeta>('../blog/*.md', {
  query: '?meta',
  import: 'default',
  eager: true,
});

/** The heads of all posts, the newest first. */
export const posts: readonly PostMeta[] = Object.values(metas).toSorted((a, b) =>
  a.date < b.date ? 1 : -1,
);

/** The post that was written before this one; after the oldest comes the newest again. */
export function nextPost(slug: string): PostMeta | undefined {
  const index = posts.findIndex((post) => post.slug === slug);
  return posts[(index + 1) % posts.length];
}
