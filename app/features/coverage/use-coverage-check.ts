import { useState, type FormEvent } from 'react';

/** The districts and the postcode parser: nothing on the page needs them before the box is used. */
async function loadCheck() {
  const [{ checkCoverage }, { CoverageAnswer }] = await Promise.all([
    import('./check-coverage'),
    import('./coverage-answer'),
  ]);
  return { checkCoverage, CoverageAnswer };
}

/** Fetches ahead what an answer needs; a failure shows when one is asked for. */
export const prepareCheck = () => void loadCheck().catch(() => undefined);

type Check = Awaited<ReturnType<typeof loadCheck>>;
type Answer = Pick<Check, 'CoverageAnswer'> & { finding: ReturnType<Check['checkCoverage']> };

/** The last answer, or that none could be had; null until something was asked. */
export function useCoverageCheck() {
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('postcode')).trim();
    if (text === '') return;
    loadCheck().then(
      ({ checkCoverage, CoverageAnswer }) =>
        setAnswer({ finding: checkCoverage(text), CoverageAnswer }),
      () => setAnswer('failed'),
    );
  };

  return { answer, onSubmit };
}
