import { describe, expect, it } from 'vitest';
import { linesOf, PAGE_NAMES, pageSchema, paragraphsOf } from './page-words';
import { STARTER_PAGES } from './starter-pages';

it.each(PAGE_NAMES)('the starting words of %s may be saved as they are', (name) => {
  expect(pageSchema(name).parse(STARTER_PAGES[name])).toEqual(STARTER_PAGES[name]);
});

/** What is wrong with the starting words after changes: the field, and the sentence. */
const wrong = (name: 'home' | 'dual-purpose', changes: object) =>
  pageSchema(name)
    .safeParse({ ...STARTER_PAGES[name], ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the words of a page', () => {
  it('name only facts that are there', () => {
    expect(wrong('home', { lead: 'On site for {installation-weeks}.' })).toBeUndefined();
    expect(wrong('home', { lead: 'Call {telephone}.' })).toEqual([
      ['lead', 'There is no {telephone} to fill in'],
    ]);
  });

  it('are never empty, and headlines stand on one line', () => {
    expect(wrong('home', { title: ' ' })).toEqual([['title', 'Enter the headline']]);
    expect(wrong('home', { title: 'Two\nlines' })).toEqual([
      ['title', 'Enter the headline on one line'],
    ]);
  });

  it('show a picture of the gallery, or the one that comes with the site', () => {
    const galleryId = '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11';
    expect(wrong('home', { picture: { galleryId } })).toBeUndefined();
    expect(wrong('home', { picture: { galleryId: '1' } })).toEqual([
      ['picture.galleryId', 'Choose a picture'],
    ]);
  });

  it('say of each specification what it is and how it is', () => {
    expect(
      wrong('dual-purpose', { specifications: 'Glazing: Triple\n\nDoors: 2' }),
    ).toBeUndefined();
    expect(wrong('dual-purpose', { specifications: 'Glazing' })).toEqual([
      ['specifications', 'Write each specification on a line, like “Glazing: Double”'],
    ]);
  });
});

it('a text is divided at its lines, or where one is blank', () => {
  expect(linesOf('one\n\n two \n')).toEqual(['one', 'two']);
  expect(paragraphsOf('one\nstill one\n\n\ntwo')).toEqual(['one\nstill one', 'two']);
});
