import { useSyncExternalStore } from 'react';
import { Dialog } from '#app/ui/dialog';
import { answer, isAsked, onAskedChange } from './sign-in-again';
import { SignInForm } from './sign-in-form';

/** Asks for the password over a screen whose session has ended, without losing anything on it. */
export function SignInDialog() {
  const open = useSyncExternalStore(onAskedChange, isAsked);
  return (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      size="small"
      title="Please sign in again"
      description="Your session has ended. What you have entered is still here, and goes on once you are signed in."
    >
      <SignInForm onSignedIn={() => answer(true)} />
    </Dialog>
  );
}
