import { expect, it } from 'vitest';
import { AN_ARTICLE } from '#domain/testing/articles';
import { documentIn, documentNames, withDocument } from './stored-documents';
import type { StoredContent } from './site-content';
import { STARTER_FACTS } from './facts/starter-facts';
import { STARTER_PAGES } from './page-words/starter-pages';

const page = { title: 'Privacy', lead: 'What we keep.', updated: '2026-11-24', body: 'Nothing.' };
const ID = '3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';
const content: StoredContent = {
  facts: STARTER_FACTS,
  testimonials: [],
  questions: [],
  pages: STARTER_PAGES,
  legal: { privacy: page, terms: page, cookies: page },
  articles: {},
};

it('puts each document in its place and finds it there, leaving the others alone', () => {
  const terms = { ...page, title: 'Terms' };
  const changed = withDocument(content, 'legal:terms', terms);
  expect(documentIn(changed, 'legal:terms')).toBe(terms);
  expect(documentIn(changed, 'legal:privacy')).toBe(page);
  const facts = { ...STARTER_FACTS, years: { experience: 41, guarantee: 10 } };
  expect(documentIn(withDocument(changed, 'facts', facts), 'facts')).toBe(facts);
  const home = { ...STARTER_PAGES.home, title: 'A room of your own' };
  expect(documentIn(withDocument(content, 'page:home', home), 'page:home')).toBe(home);
  expect(content.legal.terms.title).toBe('Privacy');
});

it('adds an article and takes it away', () => {
  const added = withDocument(content, `article:${ID}`, AN_ARTICLE);
  expect(documentIn(added, `article:${ID}`)).toBe(AN_ARTICLE);
  expect(documentNames(added).at(-1)).toBe(`article:${ID}`);
  expect(withDocument(added, `article:${ID}`, null).articles).toEqual({});
});

it('never loses what is no article', () => {
  expect(withDocument(content, 'facts', null)).toBe(content);
});
