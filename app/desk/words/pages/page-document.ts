import * as z from 'zod/mini';
import { contentDocument } from '#app/desk/words/saving/content-document';
import { changedRows, textChanges } from '#app/desk/words/saving/word-changes';
import { fieldErrors } from '#domain/order/contracts/answers';
import type { OwnPicture } from '#domain/site/content/chosen-pictures';
import {
  PAGES,
  pageSchema,
  type PageName,
  type PageWords,
} from '#domain/site/content/page-words/page-words';
import { PAGE_SECTIONS } from './page-fields';

/** The words of any page: what is typed is the document itself. */
export type AnyPage = PageWords[PageName];

type Parts = { [key: string]: unknown };

const textsOf = (page: PageName) => PAGE_SECTIONS[page].flatMap(({ fields }) => fields);
const placesOf = (page: PageName) => PAGE_SECTIONS[page].flatMap(({ pictures = [] }) => pictures);

/** What stands in the box of a field. @param path "founders.builder.role" */
export function textAt(words: AnyPage, path: string): string {
  const text = valueAt(words, path);
  return typeof text === 'string' ? text : '';
}

/** The words with another text at a field. */
export function withText(words: AnyPage, path: string, text: string): AnyPage {
  const copy = structuredClone(words);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce((part, key) => part[key] as Parts, copy as Parts);
  owner[last] = text;
  return copy;
}

/** The picture at a place of the page; null for the one that comes with the site. */
export function pictureAt(words: AnyPage, place: 'picture' | 'detail'): OwnPicture {
  return place in words ? ((words as Parts)[place] as OwnPicture) : null;
}

/** A page's words as a document of the desk. */
export function pageDocument(page: PageName) {
  const schema = pageSchema(page);
  return contentDocument<AnyPage, AnyPage>({
    name: `page:${page}`,
    schema,
    what: `the words of ${PAGES[page].title}`,
    editOf: (value) => value,
    valueOf: (edit) => schema.safeParse(edit).data ?? null,
    changes: (before, after) => [
      ...changedRows(picturesSaid(page, before), picturesSaid(page, after)),
      ...textsOf(page).flatMap(({ path, label }) =>
        textChanges({ key: path, label }, textAt(before, path), textAt(after, path)),
      ),
    ],
    kept: z.custom<AnyPage>((typed) => hasTexts(page, typed)),
  });
}

/** What is wrong with what was typed, by the path of the field. */
export function pageErrors(page: PageName, edit: AnyPage): ReadonlyMap<string, string> {
  const { error } = pageSchema(page).safeParse(edit);
  return new Map(Object.entries(error ? fieldErrors(error) : {}));
}

function picturesSaid(page: PageName, words: AnyPage) {
  return placesOf(page).map(({ path, label }) => {
    const picture = pictureAt(words, path);
    return {
      key: path,
      label,
      text: picture ? `gallery ${picture.galleryId}` : 'The one that came with the site',
    };
  });
}

/** What was typed and kept has a text for every box, or it is of another version of the program. */
function hasTexts(page: PageName, typed: unknown): boolean {
  return textsOf(page).every(({ path }) => typeof valueAt(typed, path) === 'string');
}

function valueAt(words: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Parts | null | undefined)?.[key], words);
}
