import { useMutation } from '@tanstack/react-query';
import { logIn } from '#app/api/desk/auth';
import { problemOf } from './problem-of';
import { toast } from '#app/ui/toasts/toast';

/** Signing in: its busy state, and any problem beyond the specification's message. */
export function useSignIn(onSignedIn: () => void) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: logIn,
    onSuccess: () => {
      toast({ title: 'Success', description: 'Logged in successfully' });
      onSignedIn();
    },
    // The message of specification §8, whatever the cause.
    onError: () =>
      toast({ title: 'Error', description: 'Invalid password', variant: 'destructive' }),
  });
  return { signIn: mutate, busy: isPending, problem: problemOf(error) };
}
