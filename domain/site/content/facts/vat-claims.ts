import type { DocumentName } from '#domain/site/content/documents';
import { LEGAL_NAMES } from '#domain/site/content/legal-pages';
import { PAGE_NAMES, PAGES } from '#domain/site/content/page-words/page-words';
import type { StoredContent } from '#domain/site/content/site-content';

/** Words of the company that speak of VAT as included. */
interface VatClaim {
  document: DocumentName;
  /** The field in it: "promises.price", or the id of an item of a list. */
  field: string;
  /** As a sentence would name it. */
  what: string;
}

const CLAIM = /\binclud\w*[^.]*\bVAT\b|\bVAT\b[^.]*\binclud/i;

/**
 * The company's own words that say that prices include VAT, although it is not registered. Prices, documents and the
 * tokens of legal pages follow the choice by themselves; what somebody has written does not.
 */
export function vatClaims({ facts, questions, pages, legal }: StoredContent): VatClaim[] {
  if (facts.vat.registered) return [];
  const texts: (VatClaim & { text: string })[] = [
    {
      document: 'facts',
      field: 'promises.price',
      what: 'what every price includes',
      text: facts.promises.price,
    },
    ...questions.map(({ id, question, answer }) => ({
      document: 'questions' as const,
      field: id,
      what: `the answer to “${question}”`,
      text: answer,
    })),
    ...PAGE_NAMES.map((name) => ({
      document: `page:${name}` as const,
      field: '',
      what: `the page “${PAGES[name].title}”`,
      text: JSON.stringify(pages[name]),
    })),
    ...LEGAL_NAMES.map((name) => ({
      document: `legal:${name}` as const,
      field: 'body',
      what: `the page “${legal[name].title}”`,
      text: legal[name].body,
    })),
  ];
  return texts
    .filter(({ text }) => CLAIM.test(text))
    .map(({ document, field, what }) => ({ document, field, what }));
}
