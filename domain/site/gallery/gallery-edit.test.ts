import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#domain/order/contracts/answers';
import { galleryImageEditSchema, galleryOrderSchema, newGalleryImageSchema } from './gallery-edit';

const least = { title: 'A room', category: 'garden-rooms', objectPath: '/api/objects/upload/1' };

function faults(schema: z.core.$ZodType, body: unknown): Record<string, string> {
  const parsed = z.safeParse(schema, body);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

describe('a new picture', () => {
  it('needs title, category and objectPath; the rest has the defaults of specification §3', () => {
    expect(z.parse(newGalleryImageSchema, least)).toEqual({
      ...least,
      description: null,
      tags: [],
      featured: 0,
      sortOrder: 0,
    });
  });

  it('is trimmed, and loses its blank tags', () => {
    const body = {
      ...least,
      title: ' A room ',
      description: ' Two\nlines ',
      tags: [' cedar', ' '],
    };
    expect(z.parse(newGalleryImageSchema, body)).toMatchObject({
      title: 'A room',
      description: 'Two\nlines',
      tags: ['cedar'],
    });
  });

  it.each([
    ['title', { title: '  ' }],
    ['title', { title: '\u200b' }],
    ['title', { title: 'two\u2028lines' }],
    ['title', { title: 'two\r\nlines' }],
    ['title', { title: 'x'.repeat(201) }],
    ['title', { title: undefined }],
    ['description', { description: 7 }],
    ['description', { description: 'x'.repeat(2001) }],
    ['category', { category: 'all' }],
    ['category', { category: 'sheds' }],
    ['tags', { tags: 'cedar' }],
    ['tags.0', { tags: ['a\u0000b'] }],
    ['tags', { tags: Array.from({ length: 31 }, () => 'x') }],
    ['objectPath', { objectPath: null }],
    ['featured', { featured: 2 }],
    ['featured', { featured: true }],
    ['sortOrder', { sortOrder: 0.5 }],
    ['sortOrder', { sortOrder: 1e9 }],
  ])('is refused for its %s: %j', (field, changes) => {
    expect(Object.keys(faults(newGalleryImageSchema, { ...least, ...changes }))).toEqual([field]);
  });
});

describe('an edit', () => {
  it('may be of the featured flag alone', () => {
    expect(z.parse(galleryImageEditSchema, { featured: 1 })).toEqual({ featured: 1 });
  });

  it.each([{}, { sortOrder: 3 }, { objectPath: '/uploads/other.jpg' }, []])(
    'that changes nothing is refused: %j',
    (body) => {
      expect(faults(galleryImageEditSchema, body)).toHaveProperty('body');
    },
  );
});

it.each([{}, { ids: 'all' }, { ids: ['../db.json'] }, { ids: [1] }])(
  'an order of anything but ids is refused: %j',
  (body) => {
    expect(faults(galleryOrderSchema, body)).not.toEqual({});
  },
);
