import { describe, expect, it } from 'vitest';
import { articleSchema, type Article } from '#domain/content/articles';
import { articleEditOf, checkedArticle, slugOfTitle } from './article-edit';

const NOW = new Date('2026-11-24T21:50:30.000Z');

const ARTICLE: Article = articleSchema.parse({
  title: 'Larch',
  slug: 'larch',
  formerSlugs: ['wood'],
  date: '2026-01-02',
  category: 'Design',
  author: 'The design team',
  excerpt: 'What larch does.',
  picture: { file: 'hero.jpg' },
  sources: [{ title: 'A source', url: 'https://a.example' }],
  body: 'It greys.',
  publishAt: '2026-01-02T00:00:00.000Z',
});

const typed = (changes: object, before: Article = ARTICLE) =>
  checkedArticle({ ...articleEditOf(before, NOW), ...changes }, before, NOW);

describe('an article that is opened', () => {
  it.each([
    ['seen', ARTICLE],
    ['not seen', { ...ARTICLE, publishAt: null }],
    ['seen later, in winter', { ...ARTICLE, publishAt: '2026-12-01T09:30:00.000Z' }],
    ['seen later, in summer', { ...ARTICLE, publishAt: '2027-07-01T08:30:00.000Z' }],
  ])('and saved without a change is the same: %s', (_when, article) => {
    expect(typed({}, article).value).toEqual(article);
  });
});

describe('when it is seen', () => {
  it('is from saving on, at the minute that has begun', () => {
    const { value } = typed({ seen: 'now' }, { ...ARTICLE, publishAt: null });
    expect(value?.publishAt).toBe('2026-11-24T21:50:00.000Z');
  });

  it('is at a time in England', () => {
    const { value } = typed({ seen: 'later', day: '2027-07-01', time: '09:30' });
    expect(value?.publishAt).toBe('2027-07-01T08:30:00.000Z');
  });

  it.each([
    ['', '09:00'],
    ['2027-03-28', '01:30'],
  ])('has to be a time that comes: %s %s', (day, time) => {
    const { value, errors } = typed({ seen: 'later', day, time });
    expect(value).toBeNull();
    expect(errors).toEqual({ publishAt: 'Choose the day and the time from which it is seen' });
  });

  it('is never, once it is taken back', () => {
    expect(typed({ seen: 'never' }).value?.publishAt).toBeNull();
  });
});

describe('another address', () => {
  it('leaves the one that visitors know', () => {
    expect(typed({ slug: 'larch-outdoors' }).value?.formerSlugs).toEqual(['wood', 'larch']);
  });

  it('leaves none that nobody has seen, and is no former one when it comes back', () => {
    const draft = { ...ARTICLE, publishAt: null };
    expect(typed({ slug: 'larch-outdoors' }, draft).value?.formerSlugs).toEqual(['wood']);
    expect(typed({ slug: 'wood' }).value?.formerSlugs).toEqual(['larch']);
  });
});

it('a new article says of each field what it misses', () => {
  const { value, errors } = checkedArticle(articleEditOf(null, NOW), null, NOW);
  expect(value).toBeNull();
  expect(Object.keys(errors).toSorted()).toEqual([
    'author',
    'body',
    'excerpt',
    'picture',
    'slug',
    'title',
  ]);
});

it.each([
  ['Larch, outdoors', 'larch-outdoors'],
  ['  What’s a “dwang”? ', 'whats-a-dwang'],
  ['Café', 'cafe'],
  ['x'.repeat(90), 'x'.repeat(80)],
  ['…', ''],
])('%s has the address %s', (title, slug) => expect(slugOfTitle(title)).toBe(slug));
