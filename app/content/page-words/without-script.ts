import { vatWords } from '#domain/design/estimate/vat-words';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';

/** What builder and estimator say where JavaScript is off. */
export const withoutScript = {
  builder: 'Designing your room here needs JavaScript, which is off in this browser.',
  estimator: 'Working out a range here needs JavaScript, which is off in this browser.',
  prices: (facts: Pick<CompanyFacts, 'vat'>) =>
    `These are our starting prices, ${vatWords(facts).included}. Call us or write to us, and we price your own room with you.`,
  contact: 'Write to us',
} as const;
