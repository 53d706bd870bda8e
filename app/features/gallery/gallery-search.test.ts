import { expect, it } from 'vitest';
import { readGallerySearch } from './gallery-search';

it.each([
  [{}, {}],
  [{ category: 'construction' }, { category: 'construction' }],
  [{ category: 'all' }, {}],
  [{ category: 'sheds', other: 1 }, {}],
  [{ category: ['construction'] }, {}],
  [
    { category: 'featured', picture: 'abc' },
    { category: 'featured', picture: 'abc' },
  ],
  [{ picture: '' }, {}],
  [{ picture: 7 }, {}],
])('%j says %j', (search, said) =>
  expect(readGallerySearch(search)).toStrictEqual({
    category: undefined,
    picture: undefined,
    ...said,
  }),
);
