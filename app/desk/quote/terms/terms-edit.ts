import type { QuoteTerms } from '#domain/order/quote/quote-terms';
import { numberTyped } from '#app/desk/quote/typed-amounts';

/** Terms as they are being typed. */
export interface TermsEdit {
  validDays: string;
  stages: { words: string; percent: string }[];
  /** One on each line. */
  notIncluded: string;
  conditions: string;
}

export function termsEditOf({ validDays, stages, notIncluded, conditions }: QuoteTerms): TermsEdit {
  return {
    validDays: String(validDays),
    stages: stages.map(({ words, percent }) => ({ words, percent: String(percent) })),
    notIncluded: notIncluded.join('\n'),
    conditions: conditions.join('\n'),
  };
}

/** The terms that were typed; NaN for a number that cannot be read. Not checked. */
export function termsOf({ validDays, stages, notIncluded, conditions }: TermsEdit): QuoteTerms {
  return {
    validDays: numberTyped(validDays),
    stages: stages.map(({ words, percent }) => ({ words, percent: numberTyped(percent) })),
    notIncluded: entriesOf(notIncluded),
    conditions: entriesOf(conditions),
  };
}

function entriesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What the stages come to so far, in per cent. */
export function percentSum(stages: TermsEdit['stages']): number {
  return stages.reduce((sum, { percent }) => sum + (numberTyped(percent) || 0), 0);
}
