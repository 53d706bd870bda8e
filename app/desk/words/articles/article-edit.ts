import * as z from 'zod/mini';
import {
  ARTICLE_CATEGORIES,
  articleSchema,
  pictureRefSchema,
  type Article,
} from '#domain/site/content/articles';
import { fieldErrors } from '#domain/order/contracts/answers';

/** An article as it is being typed. */
export const articleEditSchema = z.object({
  title: z.string(),
  slug: z.string(),
  formerSlugs: z.array(z.string()),
  date: z.string(),
  checked: z.optional(z.string()),
  category: z.enum(ARTICLE_CATEGORIES),
  author: z.string(),
  excerpt: z.string(),
  picture: pictureRefSchema,
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  body: z.string(),
  publishAt: z.nullable(z.string()),
  /** The address that visitors know; null while nobody has seen it. */
  knownSlug: z.nullable(z.string()),
});

export type ArticleEdit = z.infer<typeof articleEditSchema>;

/** What a new article begins with. */
export const BLANK: Article = {
  title: '',
  slug: '',
  formerSlugs: [],
  date: new Date().toISOString().slice(0, 10),
  category: 'Design',
  author: '',
  excerpt: '',
  picture: { file: 'hero.jpg' },
  sources: [],
  body: '',
  publishAt: null,
};

export function articleEditOf(article: Article): ArticleEdit {
  const { publishAt, slug } = article;
  const isKnown = publishAt !== null && publishAt <= new Date().toISOString();
  return { ...article, knownSlug: isKnown ? slug : null };
}

/** The article that was typed, or what is wrong with it: by the path of the field. */
export function checkedArticle({ knownSlug, ...typed }: ArticleEdit): {
  value: Article | null;
  errors: ReadonlyMap<string, string>;
} {
  const known = knownSlug === null ? typed.formerSlugs : [...typed.formerSlugs, knownSlug];
  // An address under which visitors have seen the article goes on leading to it.
  const formerSlugs = [...new Set(known)].filter((former) => former !== typed.slug).slice(-50);
  const parsed = articleSchema.safeParse({ ...typed, formerSlugs });
  if (parsed.success) return { value: parsed.data, errors: new Map() };
  return { value: null, errors: new Map(Object.entries(fieldErrors(parsed.error))) };
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
