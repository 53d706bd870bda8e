import { describe, expect, it } from 'vitest';
import { articleSchema, type Article } from '#domain/site/content/articles';
import { AN_ARTICLE } from '#domain/testing/articles';
import { articleEditOf, BLANK, checkedArticle, slugOfTitle } from './article-document';

const ARTICLE: Article = articleSchema.parse({
  ...AN_ARTICLE,
  formerSlugs: ['wood'],
  sources: [{ title: 'A source', url: 'https://a.example' }],
  publishAt: '2026-01-02T00:00:00.000Z',
});

const typed = (changes: object, before: Article = ARTICLE) =>
  checkedArticle({ ...articleEditOf(before), ...changes });

it('an article that is opened and saved without a change is the same', () => {
  expect(typed({}).value).toEqual(ARTICLE);
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

  it('has to be one', () => {
    const { value, errors } = typed({ slug: 'Larch outdoors' });
    expect(value).toBeNull();
    expect(errors.get('slug')).toContain('Use only small letters');
  });
});

it('a new article says of each field what it misses', () => {
  const { value, errors } = checkedArticle(articleEditOf(BLANK));
  expect(value).toBeNull();
  expect([...errors.keys()].toSorted()).toEqual(['author', 'body', 'excerpt', 'slug', 'title']);
});

it.each([
  ['Larch, outdoors', 'larch-outdoors'],
  ['  What’s a “dwang”? ', 'whats-a-dwang'],
  ['Café', 'cafe'],
  ['From Łódź to Kärntner Straße ٢', 'from-lodz-to-karntner-strasse-2'],
  ['x'.repeat(90), 'x'.repeat(80)],
  ['…', ''],
])('%s has the address %s', (title, slug) => expect(slugOfTitle(title)).toBe(slug));
