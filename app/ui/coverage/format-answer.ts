import { fillIn } from '#app/content/fill-in';
import type { Finding } from './check-coverage';

/** Inserts the district and its counties into a sentence from app/content/company/coverage-answers.ts. */
export function formatAnswer(sentence: string, { district, counties }: Finding): string {
  return fillIn(sentence, { district, counties: new Intl.ListFormat('en-GB').format(counties) });
}
