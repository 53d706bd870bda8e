import * as z from 'zod/mini';
import { articleSchema, type Article } from './articles';
import { companyFactsSchema, type StoredFacts } from './facts/company-facts';
import { LEGAL_NAMES, legalPageSchema, type LegalName, type LegalPage } from './legal-pages';
import { PAGE_NAMES, pageSchema, type PageName, type PageWords } from './page-words/page-words';
import { questionsSchema, type Question } from './questions';
import { testimonialsSchema, type Testimonial } from './testimonials';

/**
 * What the desk changes, in pieces that are saved, compared and restored for themselves, as price versions are:
 * `facts`, `testimonials`, `questions`, `page:home`, `legal:privacy`, and `article:` with a UUID.
 */
export type DocumentName =
  | 'facts'
  | 'testimonials'
  | 'questions'
  | `page:${PageName}`
  | `legal:${LegalName}`
  | `article:${string}`;

const UUID = /^article:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FIXED: readonly string[] = [
  'facts',
  'testimonials',
  'questions',
  ...PAGE_NAMES.map((name) => `page:${name}`),
  ...LEGAL_NAMES.map((name) => `legal:${name}`),
];

export const documentNameSchema = z.custom<DocumentName>(
  (name) => typeof name === 'string' && (FIXED.includes(name) || UUID.test(name)),
  'There is no such document',
);

export type ContentOf<Name extends DocumentName> = Name extends 'facts'
  ? StoredFacts
  : Name extends 'testimonials'
    ? readonly Testimonial[]
    : Name extends 'questions'
      ? readonly Question[]
      : Name extends `page:${infer Page extends PageName}`
        ? PageWords[Page]
        : Name extends `legal:${LegalName}`
          ? LegalPage
          : Article;

/** The schema of a document's value. */
export function schemaOf(name: DocumentName): z.ZodMiniType {
  if (name === 'facts') return companyFactsSchema;
  if (name === 'testimonials') return testimonialsSchema;
  if (name === 'questions') return questionsSchema;
  const page = PAGE_NAMES.find((each) => name === `page:${each}`);
  if (page) return pageSchema(page);
  return name.startsWith('legal:') ? legalPageSchema : articleSchema;
}
