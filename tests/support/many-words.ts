import { randomUUID } from 'node:crypto';
import { ARTICLE_CATEGORIES, type Article } from '#domain/site/content/articles';
import type { DocumentName } from '#domain/site/content/documents';
import type { Testimonial } from '#domain/site/content/testimonials';
import type { ContentVersion } from '#server/stores/content/content-records';
import { versionKey } from '#server/stores/content/content-records';

const DAY_MS = 86_400_000;
const PUBLISHED = '2025-01-01T00:00:00.000Z';
const WORDS =
  'the room stands on screws in clay and keeps its warmth through a long winter because walls floor and roof are made in one workshop where nobody works in the rain'.split(
    ' ',
  );

/** Words that are others for each number, and the same each time. */
function words(number: number, count: number): string {
  const at = (place: number) => WORDS[(number * 7 + place * (1 + (number % 11))) % WORDS.length];
  const text = Array.from({ length: count }, (_, place) => at(place)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An article as long as those of the starter: five sections with a list and a link. */
function plainArticle(number: number): Article {
  const section = (part: number) =>
    `## ${words(number + part, 5)}\n\n${words(number * part, 90)}. See the [prices](/pricing).\n\n- ${words(part, 9)}\n- ${words(number, 9)}\n`;
  const category = ARTICLE_CATEGORIES[number % ARTICLE_CATEGORIES.length] ?? 'Design';
  return {
    title: `${words(number, 6)}, ${number}`,
    slug: `article-${number}`,
    formerSlugs: [],
    date: new Date(Date.UTC(2022, 0, 1) + number * DAY_MS).toISOString().slice(0, 10),
    category,
    author: 'The design team',
    excerpt: `${words(number, 20)}.`,
    picture: { file: 'hero.jpg' },
    sources: [{ title: 'A source', url: 'https://example.com/source' }],
    body: [1, 2, 3, 4, 5].map(section).join('\n'),
    publishAt: PUBLISHED,
  };
}

function plainTestimonial(number: number): Testimonial {
  return {
    id: randomUUID(),
    quote: `${words(number, 30)}.`,
    name: `Client ${number}`,
    location: 'Northampton',
    project: 'Garden room, 4m x 4m',
    sample: false,
    publishAt: PUBLISHED,
  };
}

const version = (name: DocumentName, value: unknown): ContentVersion => {
  const savedAt = PUBLISHED;
  return { key: versionKey(name, 1), name, version: 1, savedAt, by: 'Owner', note: '', value };
};
const numbered = (count: number) => Array.from({ length: count }, (_, number) => number);
/** Documents that somebody has saved, each once. */
export function savedDocuments({
  articles,
  testimonials = 0,
}: {
  articles: number;
  testimonials?: number;
}): ContentVersion[] {
  const saved = numbered(articles).map((number) =>
    version(`article:${randomUUID()}`, plainArticle(number)),
  );
  if (testimonials === 0) return saved;
  return [...saved, version('testimonials', numbered(testimonials).map(plainTestimonial))];
}
