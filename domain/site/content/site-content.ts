import type { Article } from './articles';
import type { StoredFacts } from './facts/company-facts';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { chosenPictures } from './chosen-pictures';
import { picturesIn } from './markdown/markdown-rules';
import { featuredImages, TEASER_PLACES, type Pictured } from '#domain/site/gallery/featured-images';
import { foundersPicture } from '#domain/site/gallery/founders-picture';
import { isSamplePicture } from '#domain/site/gallery/sample-picture';
import type { LegalName, LegalPage } from './legal-pages';
import type { PageWords } from './page-words/page-words';
import type { Question } from './questions';
import { isPublished } from './rules';
import type { Testimonial } from './testimonials';

/** Everything the desk has, whether it is to be seen yet or not. */
export interface StoredContent {
  facts: StoredFacts;
  testimonials: readonly Testimonial[];
  questions: readonly Question[];
  pages: Readonly<PageWords>;
  legal: Readonly<Record<LegalName, LegalPage>>;
  /** By id. */
  articles: Readonly<Record<string, Article>>;
}

/** What visitors see at one moment: pages are written from this and nothing else. */
export interface SiteContent {
  facts: StoredFacts;
  testimonials: readonly Testimonial[];
  questions: readonly Question[];
  pages: Readonly<PageWords>;
  legal: Readonly<Record<LegalName, LegalPage>>;
  /** Newest first. */
  articles: readonly Article[];
  /** The pictures of the gallery that these words show, besides those that come with the site. */
  gallery?: readonly GalleryImage[];
  /** The pictures of the home page's teaser; undefined while they are samples, which come with the site. */
  teaser?: readonly Pictured[];
  /** The photograph of the founders; undefined while the company has given none. */
  founders?: Pictured;
}

/**
 * What is published at `now`.
 *
 * @param samples false leaves out words that are not a client's (SAMPLES=off)
 * @param gallery where pages and articles take pictures from; without it, those that come with the site
 */
export function publishedContent(
  stored: StoredContent,
  { now, samples, gallery }: { now: Date; samples: boolean; gallery?: readonly GalleryImage[] },
): SiteContent {
  const isSeen = (piece: { publishAt: string | null }) => isPublished(piece, now);
  const articles = Object.values(stored.articles)
    .filter(isSeen)
    .toSorted((a, b) =>
      a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1,
    );
  const shown = picturesOf(gallery ?? [], articles, stored);
  const teaser = gallery && featuredImages(gallery);
  const isOwn = teaser && !(teaser.length === TEASER_PLACES && teaser.every(isSamplePicture));
  const founders = foundersPicture(gallery ?? []);
  return {
    facts: stored.facts,
    testimonials: stored.testimonials.filter((one) => isSeen(one) && (samples || !one.sample)),
    questions: stored.questions.filter(isSeen),
    pages: stored.pages,
    legal: stored.legal,
    articles,
    ...(shown.length > 0 && { gallery: shown }),
    ...(isOwn && { teaser }),
    ...(founders && { founders }),
  };
}

/** Only those that are shown: another picture of the gallery changes no page of these. */
function picturesOf(
  gallery: readonly GalleryImage[],
  articles: readonly Article[],
  { legal, pages }: Pick<StoredContent, 'legal' | 'pages'>,
): GalleryImage[] {
  if (gallery.length === 0) return [];
  const chosen = [...articles, ...Object.values(pages)].flatMap(chosenPictures);
  const ids = new Set(chosen.map(({ id }) => id));
  const bodies = [...articles, ...Object.values(legal)].flatMap(({ body }) => picturesIn(body));
  const paths = new Set(bodies.map(({ src }) => src));
  return gallery.filter(({ id, objectPath }) => ids.has(id) || paths.has(objectPath));
}

/** Everything that is published at a time of its own. */
function planned({ testimonials, questions, articles }: StoredContent) {
  return [...testimonials, ...questions, ...Object.values(articles)];
}

/**
 * The instant from which everything that `after` has and `before` has not is to be seen; undefined where nothing of it
 * waits.
 */
export function lastPublishing(
  after: StoredContent,
  before: StoredContent,
  now: Date,
): Date | undefined {
  const known = new Set(planned(before).map((piece) => JSON.stringify(piece)));
  const last = planned(after)
    .filter((piece) => !known.has(JSON.stringify(piece)))
    .flatMap(({ publishAt }) => (publishAt === null ? [] : [new Date(publishAt)]))
    .toSorted((a, b) => b.getTime() - a.getTime())[0];
  return last !== undefined && last > now ? last : undefined;
}

/** The next instant at which something is published by itself (ISO 8601, UTC); undefined for none. */
export function nextPublishing(stored: StoredContent, now: Date): string | undefined {
  return planned(stored)
    .flatMap(({ publishAt }) => (publishAt === null ? [] : [publishAt]))
    .filter((at) => at > now.toISOString())
    .toSorted()[0];
}
