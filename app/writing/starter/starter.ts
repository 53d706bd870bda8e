import { articleSchema, type Article } from '#domain/site/content/articles';
import { legalPageSchema, type LegalPage } from '#domain/site/content/legal-pages';
import type { StoredContent } from '#domain/site/content/site-content';
import { STARTER_PAGES } from '#domain/site/content/page-words/starter-pages';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { ARTICLE_IDS } from './article-ids';
import { parseFrontMatter } from './front-matter';
import { questions } from './questions';
import { testimonials } from './testimonials';

const POSTS = import.meta.glob<string>('#app/content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const LEGAL = import.meta.glob<string>('#app/content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a new installation begins with; the desk can change all of it. */
export const STARTER: StoredContent = {
  facts: STARTER_FACTS,
  testimonials,
  questions,
  pages: STARTER_PAGES,
  legal: { privacy: legal('privacy'), terms: legal('terms'), cookies: legal('cookies') },
  articles: Object.fromEntries(
    Object.entries(ARTICLE_IDS).map(([slug, id]) => [id, article(slug)]),
  ),
};

/** An article from app/content/blog. @throws FrontMatterError, or zod's error naming the field */
function article(slug: string): Article {
  const { meta, body } = parseFrontMatter(textOf(POSTS, slug));
  const { picture, ...rest } = meta;
  return articleSchema.parse({
    ...rest,
    picture: { file: picture },
    formerSlugs: [],
    body,
    publishAt: `${String(meta['date'])}T00:00:00.000Z`,
  });
}

/** A page from app/content/legal. @throws as above */
function legal(name: string): LegalPage {
  const { meta, body } = parseFrontMatter(textOf(LEGAL, name));
  return legalPageSchema.parse({ ...meta, body });
}

function textOf(files: Record<string, string>, name: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}.md`));
  if (!found) throw new Error(`There is no ${name}.md`);
  return found[1];
}
