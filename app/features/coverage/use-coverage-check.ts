import { useState, type FormEvent } from 'react';
import type { Answer } from './answer-to';

/** The districts and the postcode parser: nothing on the page needs them before the box is used. */
const load = () => import('./answer-to');

/** Fetches ahead what an answer needs; a failure shows when one is asked for. */
export const prepareCheck = () => void load().catch(() => undefined);

/** The last answer, or that none could be had; null until something was asked. */
export function useCoverageCheck() {
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('postcode')).trim();
    if (text === '') return;
    load().then(
      ({ answerTo }) => setAnswer(answerTo(text)),
      () => setAnswer('failed'),
    );
  };

  return { answer, onSubmit };
}
