import { useMutation } from '@tanstack/react-query';
import { logIn } from '#app/api/auth';
import { HttpError } from '#app/api/http';
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

/** Further details for the administrator; undefined for a password that is simply wrong. */
function problemOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  if (!(error instanceof HttpError)) return 'The server cannot be reached. Try again in a moment.';
  if (error.status === 401) return undefined;
  return error.apiError?.error ?? 'The server did not answer as it should. Try again in a moment.';
}
