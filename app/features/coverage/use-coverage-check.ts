import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { useState, type FormEvent } from 'react';
import type { Answer } from './answer-to';

/** The districts and the postcode parser: not needed before the box is used. */
const load = () => import('./answer-to');

/** Preloads what an answer needs; a failure shows when an answer is requested. */
export const prepareCheck = () => void load().catch(() => undefined);

/** The last answer, or 'failed' if it could not be loaded; null before the first check. */
export function useCoverageCheck(facts: CompanyFacts) {
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('postcode')).trim();
    if (text === '') return;
    load().then(
      ({ answerTo }) => setAnswer(answerTo(text, facts)),
      () => setAnswer('failed'),
    );
  };

  return { answer, onSubmit };
}
