import { useSyncExternalStore } from 'react';
import { Dialog } from '#app/ui/dialog';
import { answer, onAskedChange, whyAsked } from './sign-in-again';
import { SignInForm } from './sign-in-form';

const WORDS = {
  ended: {
    title: 'Please sign in again',
    description:
      'Your session has ended. What you have entered is still here, and goes on once you are signed in.',
  },
  proof: {
    title: 'Please give your password again',
    description:
      'You stay signed in on this device. People, passwords and exports ask again after 12 hours; what you wanted then goes on.',
  },
};

/** Asks for the password over a screen whose session has ended, or that asks for it again, without losing anything on it. */
export function SignInDialog() {
  const asked = useSyncExternalStore(onAskedChange, whyAsked, () => undefined);
  return (
    <Dialog
      open={asked !== undefined}
      onClose={() => answer(false)}
      size="small"
      {...WORDS[asked ?? 'ended']}
    >
      <SignInForm isProof={asked === 'proof'} onSignedIn={() => answer(true)} />
    </Dialog>
  );
}
