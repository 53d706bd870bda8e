import * as z from 'zod/mini';
import { publishWords } from '#app/desk/words/pieces/piece';
import { contentDocument } from '#app/desk/words/saving/content-document';
import { changedRows, textChanges, type SaidRow } from '#app/desk/words/saving/word-changes';
import { ARTICLE_CATEGORIES, articleSchema, type Article } from '#domain/site/content/articles';
import { pictureRefSchema } from '#domain/site/content/chosen-pictures';
import { fieldErrors } from '#domain/order/contracts/answers';
import { folded } from '#domain/text/folded';

/** An article as it is being typed. */
const articleEditSchema = z.object({
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

/** A title as an address: "Larch, outdoors" becomes "larch-outdoors", and "Łódź" "lodz". */
export function slugOfTitle(title: string): string {
  return folded(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}

/** An article as a document of the desk. @param id one that no article has begins a new one */
export function articleDocument(id: string) {
  return contentDocument<Article, ArticleEdit>({
    name: `article:${id}`,
    schema: articleSchema,
    what: 'the article',
    editOf: articleEditOf,
    valueOf: (edit) => checkedArticle(edit).value,
    changes: (before, after) => [
      ...changedRows(rowsOf(before), rowsOf(after)),
      ...textChanges({ key: 'body', label: 'Article' }, before.body, after.body),
    ],
    kept: articleEditSchema,
    blank: BLANK,
  });
}

function rowsOf(article: Article): SaidRow[] {
  const { picture, sources } = article;
  return [
    { key: 'title', label: 'Title', text: article.title },
    { key: 'slug', label: 'Address', text: article.slug && `/blog/${article.slug}` },
    { key: 'category', label: 'Category', text: article.category },
    { key: 'date', label: 'Date', text: article.date },
    { key: 'checked', label: 'Checked on', text: article.checked ?? '' },
    { key: 'author', label: 'Written by', text: article.author },
    { key: 'excerpt', label: 'Excerpt', text: article.excerpt },
    {
      key: 'picture',
      label: 'Picture',
      text: 'file' in picture ? picture.file : `gallery ${picture.galleryId}`,
    },
    {
      key: 'sources',
      label: 'Sources',
      text: sources.map(({ title, url }) => `${title} (${url})`).join('\n'),
    },
    { key: 'publishAt', label: 'Visitors see it', text: publishWords(article, new Date()) },
  ];
}
