import type { Article } from '#domain/site/content/articles';
import { PAGE_NAMES, PAGES } from '#domain/site/content/page-words/page-words';
import { picturesIn } from '#domain/site/content/markdown/markdown-rules';
import type { Pictured } from '#domain/site/gallery/featured-images';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import type { SiteContent } from '#domain/site/content/site-content';
import { OWN_PICTURES } from '#app/writing/articles/article-picture';
import captions from '#app/media/captions.json';

/** The preview of a page's link where it is shared. */
export interface SocialPicture {
  /** On the site: a file of app/media that the build has cropped, or a picture of the gallery. */
  path: string;
  /** Undefined where it is not known. */
  type: string | undefined;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Pixels of the crop, as the networks require. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Of pictures as they were uploaded, by their ending. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const FILES: Record<string, string> = {
  '/about': 'about-workshop.jpg',
  '/gallery': 'gallery-01.jpg',
  '/services/garden-rooms': 'service-garden-rooms.jpg',
  '/services/garden-offices': 'service-garden-offices.jpg',
  '/services/3-wall-extensions': 'service-3-wall-extensions.jpg',
  '/services/dual-purpose': 'service-dual-purpose.jpg',
};

/** The picture for a page: its own if it has one, else the home page's. */
export function socialPicture(
  path: string,
  { articles, gallery = [], pages }: Pick<SiteContent, 'articles' | 'gallery' | 'pages'>,
): SocialPicture {
  const article = articles.find(({ slug }) => path === `/blog/${slug}`);
  const page = PAGE_NAMES.find((name) => PAGES[name].path === path);
  const chosen = page && pages[page].picture?.galleryId;
  const uploaded = article
    ? firstUploaded(article, gallery)
    : gallery.filter(isPictured).find(({ id }) => id === chosen);
  if (uploaded) return fromGallery(uploaded);
  const picture = article?.picture;
  const own = picture && 'file' in picture ? picture.file : FILES[path];
  const file = own && OWN_PICTURES.has(own) ? own : 'hero.jpg';
  const caption = captions.find((entry) => entry.file === file);
  return { path: `/social/${file}`, type: 'image/jpeg', ...SOCIAL_SIZE, alt: caption?.alt ?? '' };
}

/** The picture above an article if it is one of the gallery, or the first in its text if that above is gone. */
function firstUploaded(
  { picture, body }: Article,
  gallery: readonly GalleryImage[],
): Pictured | undefined {
  if ('file' in picture) return undefined;
  const within = picturesIn(body).map(({ src }) => src);
  return [
    gallery.find(({ id }) => id === picture.galleryId),
    ...within.map((src) => gallery.find(({ objectPath }) => objectPath === src)),
  ].find(isPictured);
}

function isPictured(image: GalleryImage | undefined): image is Pictured {
  return image?.picture !== undefined;
}

/** The smallest size that fills a preview; whole, because networks crop it themselves, and never AVIF, which few read. */
function fromGallery({ objectPath, picture }: Pictured): SocialPicture {
  const { width, height, alt, renditions } = picture;
  const sizes = renditions
    .filter(({ type }) => type === 'image/webp')
    .toSorted((one, other) => one.width - other.width);
  const size = sizes.find((one) => one.width >= SOCIAL_SIZE.width) ?? sizes.at(-1);
  if (size === undefined)
    return {
      path: objectPath,
      type: TYPES[objectPath.split('.').at(-1) ?? ''],
      width,
      height,
      alt,
    };
  return { ...size, height: Math.round((height * size.width) / width), alt };
}
