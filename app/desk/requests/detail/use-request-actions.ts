import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  anonymiseRequest,
  changeRequest,
  deleteRequest,
  sendMailAgain,
  type InboxPath,
} from '#app/api/desk/inbox';
import { HttpError } from '#app/api/http';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { toast } from '#app/ui/toasts/toast';
import type { MailRecipient, RequestState } from '#domain/order/request-states';

interface Open {
  id: string;
  revision: number;
}

/** The actions on the open request. Each resolves to whether it succeeded. */
export function useRequestActions(path: InboxPath, { id, revision }: Open) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const mutation = useMutation({
    mutationFn: (work: () => Promise<void>) => asAdmin(work),
    onError: (error) => toast({ ...wordsFor(error), variant: 'destructive' }),
    // Also after a failure: after a conflict this shows the current version.
    onSettled: refresh,
  });
  const run = (work: () => Promise<void>): Promise<boolean> =>
    mutation.mutateAsync(work).then(
      () => true,
      // Reported by onError.
      () => false,
    );
  return {
    busy: mutation.isPending,
    setState: (state: RequestState) => run(() => changeRequest(path, id, { revision, state })),
    saveNotes: (notes: string) => run(() => changeRequest(path, id, { revision, notes })),
    anonymise: () => run(() => anonymiseRequest(path, id)),
    remove: () => run(() => deleteRequest(path, id)),
    sendAgain: (to: MailRecipient) => run(() => sendMailAgain(path, id, to)),
  };
}

function wordsFor(error: unknown): { title: string; description?: string } {
  if (error instanceof HttpError && error.apiError !== null) {
    return { title: 'Not saved', description: error.apiError.error };
  }
  return { title: 'Not saved', description: 'The server cannot be reached. Please try again.' };
}
