import type { ReactNode } from 'react';
import { checkCoverage, type Finding } from './check-coverage';
import { CoverageAnswer } from './coverage-answer';

export type Answer = { readonly finding: Finding; readonly shown: ReactNode };

/** What is found for a postcode and how it is said: one chunk, loaded at the box's first use. */
export function answerTo(postcode: string): Answer {
  const finding = checkCoverage(postcode);
  return { finding, shown: <CoverageAnswer finding={finding} /> };
}
