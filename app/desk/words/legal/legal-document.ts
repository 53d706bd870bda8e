import * as z from 'zod/mini';
import { contentDocument } from '#app/desk/words/saving/content-document';
import { changedRows, textChanges, type SaidRow } from '#app/desk/words/saving/word-changes';
import { fieldErrors } from '#domain/order/contracts/answers';
import { legalPageSchema, type LegalName, type LegalPage } from '#domain/site/content/legal-pages';

export const LEGAL_TITLES: Readonly<Record<LegalName, string>> = {
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
};

/** A legal page as it is being typed. */
const legalEditSchema = z.object({
  title: z.string(),
  lead: z.string(),
  updated: z.string(),
  body: z.string(),
});

export type LegalEdit = z.infer<typeof legalEditSchema>;

/** A legal page as a document of the desk. */
export function legalDocument(page: LegalName) {
  return contentDocument<LegalPage, LegalEdit>({
    name: `legal:${page}`,
    schema: legalPageSchema,
    what: 'the page',
    editOf: (value) => value,
    valueOf: (edit) => legalPageSchema.safeParse(edit).data ?? null,
    changes: (before, after) => [
      ...changedRows(rowsOf(before), rowsOf(after)),
      ...textChanges({ key: 'body', label: 'Page' }, before.body, after.body),
    ],
    kept: legalEditSchema,
  });
}

/** What is wrong with what was typed, by the name of the field. */
export function legalErrors(edit: LegalEdit): ReadonlyMap<string, string> {
  const { error } = legalPageSchema.safeParse(edit);
  return new Map(Object.entries(error ? fieldErrors(error) : {}));
}

function rowsOf({ title, lead, updated }: LegalPage): SaidRow[] {
  return [
    { key: 'title', label: 'Title', text: title },
    { key: 'lead', label: 'Opening sentence', text: lead },
    { key: 'updated', label: 'Last changed in meaning', text: updated },
  ];
}
