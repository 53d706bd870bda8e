import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { ReactNode } from 'react';
import { checkCoverage, type Finding } from '#app/ui/coverage/check-coverage';
import { CoverageAnswer } from './coverage-answer';

export type Answer = { readonly finding: Finding; readonly content: ReactNode };

/** Finds and renders the answer for a postcode: one chunk, loaded when the box is first used. */
export function answerTo(postcode: string, facts: CompanyFacts): Answer {
  const finding = checkCoverage(postcode, facts.coverage);
  return { finding, content: <CoverageAnswer finding={finding} /> };
}
