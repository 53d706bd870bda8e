import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { isValid } from 'postcode';
import { coverageAnswers } from '#app/content/company/coverage-answers';
import { checkCoverage } from '#app/ui/coverage/check-coverage';
import { formatAnswer } from '#app/ui/coverage/format-answer';

/**
 * Whether we build there, in one line; null for a blank box, and for what is not a whole postcode yet
 * while it is still being typed: "N" on the way to "NN1" is London.
 */
export function postcodeAnswer(
  text: string,
  { facts, isTyping }: { facts: CompanyFacts; isTyping: boolean },
): string | null {
  if (text.trim() === '' || (isTyping && !isValid(text))) return null;
  const finding = checkCoverage(text, facts.coverage);
  return formatAnswer(coverageAnswers(facts)[finding.result].brief, finding);
}
