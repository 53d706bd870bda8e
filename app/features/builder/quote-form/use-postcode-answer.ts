import { useState } from 'react';
import { coverageForm } from '#app/content/company/coverage';

/** The table of districts: not needed by who leaves the box alone. */
const load = () => import('./postcode-answer');

/** Loads it ahead; a failure shows when something is asked. */
export const preparePostcode = () => void load().catch(() => undefined);

/** Whether we build where a postcode is, looked up on this device; null before there is anything to say. */
export function usePostcodeAnswer() {
  const [answer, setAnswer] = useState<string | null>(null);
  const ask = (text: string, typing: boolean) => {
    load().then(
      ({ postcodeAnswer }) => setAnswer(postcodeAnswer(text, { typing })),
      () => setAnswer(coverageForm.failed),
    );
  };
  return { answer, ask };
}
