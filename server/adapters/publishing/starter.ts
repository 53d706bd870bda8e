import { readFile } from 'node:fs/promises';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { STARTER_PAGES } from '#domain/site/content/page-words/starter-pages';
import type { StoredContent } from '#domain/site/content/site-content';

const NOTHING = { title: '', lead: '', updated: '2026-01-01', body: '' };

/** Where no build has kept its content, as in development: the facts are all that the server needs for itself. */
export const FACTS_ALONE: StoredContent = {
  facts: STARTER_FACTS,
  testimonials: [],
  questions: [],
  pages: STARTER_PAGES,
  legal: { privacy: NOTHING, terms: NOTHING, cookies: NOTHING },
  articles: {},
};

/** The content that the program comes with, as the build kept it. */
export async function readStarter(file: string): Promise<StoredContent> {
  return JSON.parse(await readFile(file, 'utf8')) as StoredContent;
}
