import { expect, it } from 'vitest';
import { lastPublishing, nextPublishing, type StoredContent } from './site-content';
import { STARTER_FACTS } from './facts/starter-facts';
import { STARTER_PAGES } from './page-words/starter-pages';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const page = { title: 'Privacy', lead: 'What we keep.', updated: '2026-11-24', body: 'Nothing.' };
const question = (id: string, publishAt: string | null) => ({
  id,
  question: 'Why?',
  answer: 'Because.',
  more: null,
  publishAt,
});

function asked(...questions: StoredContent['questions']): StoredContent {
  const legal = { privacy: page, terms: page, cookies: page };
  return {
    facts: STARTER_FACTS,
    testimonials: [],
    questions,
    pages: STARTER_PAGES,
    legal,
    articles: {},
  };
}

const TOMORROW = '2026-11-25T12:00:00.000Z';
const LATER = '2026-12-25T12:00:00.000Z';

it('a draft is looked at as on the day on which the last of what is new in it is seen', () => {
  const before = asked(question('old', LATER));
  const last = (...questions: StoredContent['questions']) =>
    lastPublishing(asked(...questions), before, NOW)?.toISOString();
  expect(last(question('old', LATER))).toBeUndefined();
  expect(last(question('old', LATER), question('new', TOMORROW))).toBe(TOMORROW);
  expect(last(question('old', LATER), question('new', null))).toBeUndefined();
  expect(last(question('new', '2020-01-01T00:00:00.000Z'))).toBeUndefined();
});

it('what is published next is the first that is still to come', () => {
  expect(nextPublishing(asked(question('a', LATER), question('b', TOMORROW)), NOW)).toBe(TOMORROW);
  expect(nextPublishing(asked(question('a', null)), NOW)).toBeUndefined();
});
