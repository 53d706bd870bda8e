import { useEffect, useState } from 'react';
import { newsletterForm } from '#app/content/company/newsletter-form';
import { holdUpdates } from '#app/pwa/update/update-store';

/** The newsletter box: whether it is busy, any error in the address, and its message. */
export function useNewsletter() {
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState('');
  useEffect(() => (phase === 'sending' ? holdUpdates() : undefined), [phase]);

  /** Something was typed. */
  function change() {
    setError(undefined);
    setMessage('');
  }

  async function send(form: HTMLFormElement) {
    setPhase('sending');
    change();
    try {
      const { signUp } = await import('./sign-up');
      const end = await signUp(Object.fromEntries(new FormData(form)));
      if (end.kind === 'failed') setError(end.message);
      else {
        form.reset();
        setMessage(
          end.kind === 'received' ? newsletterForm.sent : `${newsletterForm.queued} ${end.message}`,
        );
      }
    } catch {
      // The sending code could not be loaded.
      setError(newsletterForm.failed);
    }
    setPhase('idle');
  }

  return { phase, error, message, change, send };
}
