import { pictureOf } from '#app/content/gallery/gallery-picture';
import { homeSections } from '#app/content/page-words/home-sections';
import type { OwnTeaser } from '#app/content/site-data';
import type { SiteContent } from '#domain/site/content/site-content';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import { designShown } from '#domain/site/gallery/design-tag';
import { VISUALISATION_TAG } from '#domain/site/gallery/gallery-image';
import { isSamplePicture } from '#domain/site/gallery/sample-picture';

/** The home page's teaser with pictures of the gallery; null while it is the one of the build. */
export function teaserOf({ teaser }: Pick<SiteContent, 'teaser'>): OwnTeaser | null {
  if (teaser === undefined) return null;
  const { noteSamples, note, noteSome } = homeSections.gallery;
  const drawn = teaser.filter(({ tags }) => tags.includes(VISUALISATION_TAG)).length;
  const words = () => {
    if (teaser.some(isSamplePicture)) return noteSamples;
    if (drawn === 0) return '';
    return drawn === teaser.length ? note : noteSome;
  };
  const pictures = teaser.map((image) => {
    const design = designShown(image);
    // A tag is typed: one that no page could open leads nowhere.
    const isDesign = design !== undefined && readShareCode(design).ok;
    return { ...pictureOf(image), ...(isDesign && { design }) };
  });
  return { pictures, note: words() };
}
