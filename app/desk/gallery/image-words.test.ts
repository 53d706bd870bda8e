import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, faultOf, wordsOf } from './image-words';

describe('the words of an upload', () => {
  it('are trimmed; tags are split on commas, and an empty description is null', () => {
    const form = {
      ...EMPTY_FORM,
      title: ' Cedar ',
      description: ' ',
      tags: 'deck, cedar ,,',
      featured: true,
    };
    expect(wordsOf(form, 1)).toEqual([
      {
        title: 'Cedar',
        description: null,
        category: 'garden-rooms',
        tags: ['deck', 'cedar'],
        featured: 1,
        sortOrder: 0,
      },
    ]);
  });

  it('tell several pictures apart by a number', () => {
    const titles = wordsOf({ ...EMPTY_FORM, title: 'Cedar' }, 3).map(({ title }) => title);
    expect(titles).toEqual(['Cedar (1)', 'Cedar (2)', 'Cedar (3)']);
  });
});

it.each([
  ['text/html', 10, 'Please select an image file'],
  ['', 10, 'Please select an image file'],
  ['image/svg+xml', 10, 'a.file is no JPEG, PNG, WebP or AVIF picture.'],
  ['image/jpeg', 20 * 1024 * 1024 + 1, 'a.file is larger than 20 MB.'],
  ['image/jpeg', 20 * 1024 * 1024, undefined],
  ['image/avif', 10, undefined],
])('a file of type %j with %d bytes: %s', (type, size, fault) => {
  expect(faultOf({ name: 'a.file', type, size })).toBe(fault);
});
