import * as z from 'zod/mini';
import { pictureRefSchema } from './chosen-pictures';
import { describedPictures, safeLinks } from './markdown/markdown-rules';
import { line, lines, publishAtSchema } from './rules';

/** Characters of Markdown. */
export const LONGEST_BODY = 100_000;

export const ARTICLE_CATEGORIES = [
  'Planning',
  'Choosing',
  'Groundwork',
  'Energy',
  'Design',
] as const;

/** The last part of /blog/$slug. */
const slugSchema = z
  .string('Give the address as small letters and digits with hyphens')
  .check(
    z.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Use only small letters, digits and single hyphens in the address',
    ),
    z.maxLength(80, 'Use at most 80 characters for the address'),
  );

/** An article (specification §3, Blog post). */
export const articleSchema = z.object({
  title: line('the title', 70),
  slug: slugSchema,
  /** Addresses that it had before: they lead to it. */
  formerSlugs: z.array(slugSchema).check(z.maxLength(50, 'Keep at most 50 former addresses')),
  /** Year, month, day: 2024-02-06. */
  date: z.iso.date('Give the date of the article'),
  /** The day on which somebody last saw that it still holds. */
  checked: z.optional(z.iso.date('Give the day on which the article was checked')),
  category: z.enum(ARTICLE_CATEGORIES, 'Choose a category'),
  author: line('who wrote it', 60),
  excerpt: line('the excerpt', 200),
  picture: pictureRefSchema,
  sources: z
    .array(
      z.object({
        title: line('the title of the source', 200),
        url: z.url({
          protocol: /^https$/,
          error: 'Give the address of the source, starting with https://',
        }),
      }),
    )
    .check(z.maxLength(50, 'Give at most 50 sources')),
  /** Markdown with GFM tables; HTML in it is text. */
  body: lines('the article', LONGEST_BODY).check(safeLinks(), describedPictures()),
  publishAt: publishAtSchema,
});

export type Article = z.infer<typeof articleSchema>;
