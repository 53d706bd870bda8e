import { describe, expect, it } from 'vitest';
import { articleSchema } from '#domain/site/content/articles';
import { AN_ARTICLE } from '#domain/testing/articles';
import { picturesIn } from './markdown-rules';

const problem = (body: string) =>
  articleSchema.safeParse({ ...AN_ARTICLE, body }).error?.issues.map(({ message }) => message)[0];

describe('the text of an article', () => {
  it.each([
    'Plain words',
    '[prices](/pricing), [us](mailto:hello@example.com "write"), <https://a.example>',
    '![A room at dusk](/uploads/a.webp) and [![The same](/uploads/a.webp)](/gallery)',
    'Brackets \\](javascript:x) that are no link, and \\!\\[\\](/x)',
  ])('may say %s', (body) => expect(problem(body)).toBeUndefined());

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
  ])('has no link to %s', (address) => {
    expect(problem(`See [this](${address}).`)).toContain(
      `A link leads to “${address.replace(/\(.*/, '')}`,
    );
  });

  it.each(['![](/uploads/a.webp)', 'a ![ ](/uploads/a.webp "title") b'])(
    'has no picture without words: %s',
    (body) => expect(problem(body)).toContain('Say of each picture'),
  );

  it.each([
    ['', 'Enter the article'],
    [' \n\u200b', 'Enter the article'],
    ['x'.repeat(100_001), 'Use at most 100,000 characters for the article'],
  ])('is neither empty nor endless', (body, message) => expect(problem(body)).toBe(message));
});

it('names the pictures of a text', () => {
  expect(picturesIn('a ![x \\] y](/uploads/a.webp "t") ![z](</uploads/b.webp>)')).toEqual([
    { alt: 'x \\] y', src: '/uploads/a.webp' },
    { alt: 'z', src: '/uploads/b.webp' },
  ]);
});
