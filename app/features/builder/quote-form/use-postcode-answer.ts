import { useFacts } from '#app/ui/company/use-facts';
import { useState } from 'react';
import { coverageForm } from '#app/content/company/coverage';

/** The table of districts: only needed once the box is used. */
const load = () => import('./postcode-answer');

/** Preloads it. A failure needs no handling: `ask` loads it again, and says so if that fails. */
export const preparePostcode = () => void load().catch(() => undefined);

/** Whether we build where a postcode is, looked up on this device; null before there is anything to say. */
export function usePostcodeAnswer() {
  const facts = useFacts();
  const [answer, setAnswer] = useState<string | null>(null);
  const ask = (text: string, typing: boolean) => {
    load().then(
      ({ postcodeAnswer }) => setAnswer(postcodeAnswer(text, { facts, typing })),
      () => setAnswer(coverageForm.failed),
    );
  };
  return { answer, ask };
}
