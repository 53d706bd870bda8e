import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { alwaysIncluded, NEVER_INCLUDED } from '#domain/design/estimate/price-scope';
import type { QuoteTerms } from './quote-terms';

/**
 * The terms a quote begins with until the desk has its own: what the site says of written quotes (the
 * questions on /pricing, /terms, `estimate/price-scope`). The payment stages are ours to confirm: the site
 * says nothing of when a room is paid.
 */
export function starterTerms(facts: Pick<CompanyFacts, 'coverage' | 'years'>): QuoteTerms {
  const { installation, regulations, guarantee } = alwaysIncluded(facts);
  return {
    // As many as an estimate holds.
    validDays: 30,
    stages: [
      { words: 'In advance, when you order', percent: 25 },
      { words: 'On completion', percent: 75 },
    ],
    notIncluded: [...NEVER_INCLUDED],
    conditions: [
      'This price is fixed. It changes only if you change the building.',
      `The price includes: ${[installation, regulations, guarantee].map(lowered).join('; ')}.`,
      'The guarantee document you receive says what is covered and how to claim. It adds to the rights the law gives you and does not replace them.',
      'Any right to cancel that the law gives you stays yours.',
    ],
  };
}

/** "delivery and installation …", for the middle of a sentence. */
function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
