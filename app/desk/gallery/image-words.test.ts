import { describe, expect, it } from 'vitest';
import { galleryImage } from '#domain/testing/gallery-images';
import { checkedEdit, editOf, EMPTY_FORM, faultOf, typedOf, wordsOf } from './image-words';

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

describe('the words of a picture that is there', () => {
  const image = galleryImage('7', { title: 'Cedar', description: null, tags: ['deck', 'cedar'] });
  const before = typedOf(image);

  it('are typed over, and only what was changed is sent', () => {
    expect(before).toMatchObject({ title: 'Cedar', description: '', tags: 'deck, cedar' });
    expect(editOf(before, before)).toEqual({});
    expect(editOf(before, { ...before, title: ' Oak ', description: 'With a deck.' })).toEqual({
      title: 'Oak',
      description: 'With a deck.',
    });
    expect(editOf({ ...before, description: 'Old' }, before)).toEqual({ description: null });
    expect(editOf(before, { ...before, category: 'extensions', tags: 'oak,' })).toEqual({
      category: 'extensions',
      tags: ['oak'],
    });
  });

  it('keep a category that is retired, unless another is chosen', () => {
    const retired = typedOf({ ...image, category: 'sheds' });
    expect(editOf(retired, { ...retired, title: 'Oak' })).toEqual({ title: 'Oak' });
  });

  it('are checked before they are sent, each fault at its field', () => {
    expect(checkedEdit({ title: 'Oak' })).toEqual({ value: { title: 'Oak' }, faults: {} });
    expect(checkedEdit({ title: '', tags: ['deck', 'x'.repeat(61)] })).toEqual({
      value: null,
      faults: { title: 'Enter a title', tags: 'Use at most 60 characters for a tag' },
    });
  });
});

it.each([
  ['a.file', 'text/html', 'Please select an image file'],
  ['a.file', '', 'Please select an image file'],
  ['a.file', 'image/svg+xml', 'a.file is no JPEG, PNG, WebP, AVIF or HEIC picture.'],
  ['a.file', 'image/avif', undefined],
  ['IMG_1.HEIC', '', undefined],
  ['a.file', 'image/heif', undefined],
])('the file %s of type %j: %s', (name, type, fault) => {
  expect(faultOf({ name, type })).toBe(fault);
});
