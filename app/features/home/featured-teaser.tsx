import type { ReactNode } from 'react';
import { fetchGalleryImages } from '#app/api/gallery-images';
import { homeSections } from '#app/content/page-words/home-sections';
import { VISUALISATION_TAG } from '#domain/gallery/gallery-image';
import { pictureOf } from '#app/content/gallery/gallery-picture';
import { featuredImages } from './featured-images';
import { BUILT_IN, GalleryTeaser } from './gallery-teaser';

/**
 * The teaser with the administrator's pictures; null when the built-in one shows the same.
 *
 * @throws what fetching the gallery throws
 */
export async function featuredTeaser(): Promise<ReactNode> {
  const titles = new Set(BUILT_IN.map(({ title }) => title));
  const chosen = featuredImages(await fetchGalleryImages(), titles, BUILT_IN.length);
  if (chosen.length === 0) return null;
  const rest = BUILT_IN.slice(chosen.length);
  const rendered =
    chosen.filter(({ tags }) => tags.includes(VISUALISATION_TAG)).length + rest.length;
  const { note, noteSome } = homeSections.gallery;
  const all = rendered === BUILT_IN.length;
  return (
    <GalleryTeaser
      pictures={[...chosen.map(pictureOf), ...rest]}
      note={all ? note : rendered > 0 ? noteSome : ''}
    />
  );
}
