import { STARTER_FACTS } from '#domain/content/starter-facts';
import type { StoredContent } from '#domain/content/site-content';

const page = { title: '', lead: '', updated: '2026-01-01', body: '' };
export const STARTER: StoredContent = {
  facts: STARTER_FACTS,
  testimonials: [],
  questions: [],
  legal: { privacy: page, terms: page, cookies: page },
  articles: {},
};
