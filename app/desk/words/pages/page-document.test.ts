import { expect, it } from 'vitest';
import { PAGE_NAMES, pageSchema } from '#domain/site/content/page-words/page-words';
import { STARTER_PAGES } from '#domain/site/content/page-words/starter-pages';
import { pageDocument, pageErrors, textAt, withText } from './page-document';
import { PAGE_SECTIONS } from './page-fields';

const { about, home } = STARTER_PAGES;

/** The paths of all texts and pictures in a document. */
function pathsIn(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]));
}

it.each(PAGE_NAMES)('the form of %s has a box for everything that the document says', (page) => {
  const boxes = PAGE_SECTIONS[page].flatMap(({ fields, pictures = [] }) =>
    [...pictures, ...fields].map(({ path }) => path),
  );
  expect(boxes.toSorted()).toEqual(pathsIn(STARTER_PAGES[page]).toSorted());
  expect(pageSchema(page).safeParse(STARTER_PAGES[page]).success).toBe(true);
});

it('a text is typed in its place, and everything else stays', () => {
  const typed = withText(about, 'founders.sales.role', 'Co-Founder');
  expect(textAt(typed, 'founders.sales.role')).toBe('Co-Founder');
  expect(typed).toEqual({
    ...about,
    founders: { ...about.founders, sales: { ...about.founders.sales, role: 'Co-Founder' } },
  });
  expect(textAt(about, 'founders.sales.role')).toBe('Co-Founder & Sales Director');
});

it('what is wrong is said at its box', () => {
  const typed = withText(about, 'values.first.title', ' ');
  expect([...pageErrors('about', typed)]).toEqual([
    ['values.first.title', 'Enter the title of the first value'],
  ]);
  expect(pageDocument('about').valueOf(typed)).toBeNull();
});

it('what was changed is told box by box, a story paragraph by paragraph', () => {
  const { changes } = pageDocument('about');
  const text = about.story.text.replace('One of us builds', 'One of us measures');
  const after = { ...withText(about, 'story.text', text), picture: { galleryId: 'a' } };
  expect(changes?.(about, after)).toMatchObject(
    [
      { key: 'picture', before: 'The one that came with the site', after: 'gallery a' },
      {
        label: 'Story',
        before: /^One of us builds/,
        after: expect.stringMatching(/^One of us mea/),
      },
    ].map((row) => ({ ...row, before: expect.stringMatching(row.before) })),
  );
  expect(pageDocument('home').changes?.(home, home)).toEqual([]);
});
