import type { PictureData } from '#app/ui/picture';

const pictures = import.meta.glob<PictureData>('#app/content/blog/*.md', {
  query: '?picture',
  import: 'default',
  eager: true,
});

/**
 * The picture named in the post's front matter.
 *
 * @throws Error when there is no post under `slug`
 */
export function postPicture(slug: string): PictureData {
  const found = Object.entries(pictures).find(([path]) => path.endsWith(`/${slug}.md`));
  if (!found) throw new Error(`There is no post ${slug}`);
  return found[1];
}
