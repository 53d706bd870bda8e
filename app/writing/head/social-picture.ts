import type { SiteContent } from '#domain/content/site-content';
import { PICTURE_FILES } from '#app/writing/articles/article-picture';
import captions from '#app/media/captions.json';

/** The preview of a page's link where it is shared. */
export interface SocialPicture {
  /** A file in app/media; the build crops it. */
  file: string;
  /** The cropped picture's path on the site. */
  path: string;
  alt: string;
}

/** Pixels of the crop, as the networks require. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

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
  { articles }: Pick<SiteContent, 'articles'>,
): SocialPicture {
  const picture = articles.find(({ slug }) => path === `/blog/${slug}`)?.picture;
  const own = picture && 'file' in picture ? picture.file : FILES[path];
  const file = own && PICTURE_FILES.includes(own) ? own : 'hero.jpg';
  const caption = captions.find((entry) => entry.file === file);
  return { file, path: `/social/${file}`, alt: caption?.alt ?? '' };
}
