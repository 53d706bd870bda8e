import * as z from 'zod/mini';
import {
  ARTICLE_CATEGORIES,
  articleSchema,
  pictureRefSchema,
  type Article,
} from '#domain/content/articles';
import { fieldErrors } from '#domain/contracts/field-errors';
import { ukInstant, ukTimeOf } from '#domain/order/visits/uk-time';

/** An article as it is being typed. */
export const articleEditSchema = z.object({
  title: z.string(),
  slug: z.string(),
  date: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  author: z.string(),
  excerpt: z.string(),
  picture: z.nullable(pictureRefSchema),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  body: z.string(),
  /** Not on the site, on it from saving on or as before, or from a time in England. */
  seen: z.enum(['never', 'now', 'later']),
  day: z.string(),
  time: z.string(),
});

export type ArticleEdit = z.infer<typeof articleEditSchema>;

/** A stored article as text that is typed; null begins one. */
export function articleEditOf(article: Article | null, now: Date): ArticleEdit {
  if (article === null) {
    return {
      title: '',
      slug: '',
      date: now.toISOString().slice(0, 10),
      category: 'Design',
      author: '',
      excerpt: '',
      picture: null,
      sources: [],
      body: '',
      seen: 'never',
      day: '',
      time: '09:00',
    };
  }
  const { formerSlugs: _former, publishAt, ...texts } = article;
  const isLater = publishAt !== null && publishAt > now.toISOString();
  const { day, time } = (isLater && ukTimeOf(publishAt)) || { day: '', time: '09:00' };
  const seen = publishAt === null ? 'never' : isLater ? 'later' : 'now';
  return { ...texts, seen, day, time };
}

/** The article that was typed, or what is wrong with it: by the name of the field. */
export function checkedArticle(
  edit: ArticleEdit,
  before: Article | null,
  now: Date,
): { value: Article | null; errors: Readonly<Record<string, string>> } {
  const { seen, day, time, ...texts } = edit;
  const later = ukInstant({ day, time });
  const errors: Record<string, string> = {};
  if (seen === 'later' && later === undefined)
    errors['publishAt'] = 'Choose the day and the time from which it is seen';
  const publishAt = seen === 'never' ? null : seen === 'now' ? sinceWhen(before, now) : later;
  const article = {
    ...texts,
    formerSlugs: formerSlugsOf(edit.slug, before, now),
    publishAt: publishAt ?? null,
  };
  const parsed = articleSchema.safeParse(article);
  if (!parsed.success) return { value: null, errors: { ...fieldErrors(parsed.error), ...errors } };
  return { value: Object.keys(errors).length === 0 ? parsed.data : null, errors };
}

/** An article that is there stays there since it was first seen. */
function sinceWhen(before: Article | null, now: Date): string {
  const known = before?.publishAt;
  if (known && known <= now.toISOString()) return known;
  // A whole minute, so that a clock that is a little fast does not keep it back.
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
}

/** An address under which visitors have seen the article goes on leading to it. */
export function formerSlugsOf(slug: string, before: Article | null, now: Date): string[] {
  if (before === null) return [];
  const { formerSlugs, publishAt } = before;
  const wasSeen = publishAt !== null && publishAt <= now.toISOString();
  const all = wasSeen ? [...formerSlugs, before.slug] : formerSlugs;
  return [...new Set(all)].filter((former) => former !== slug).slice(-50);
}

/** A title as an address: "Larch, outdoors" becomes "larch-outdoors". */
export function slugOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}
