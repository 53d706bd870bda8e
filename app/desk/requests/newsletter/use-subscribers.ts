import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSubscriber, searchInbox } from '#app/api/desk/inbox';
import { HttpError } from '#app/api/http';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { toast } from '#app/ui/toasts/toast';
import { foundSubscribersSchema } from '#domain/order/contracts/admin/newsletter-subscribers';

const PATH = '/api/newsletter';

/** The newest newsletter addresses with these letters. */
export function useSubscribers(letters: string) {
  return useQuery({
    queryKey: [PATH, letters],
    queryFn: ({ signal }) =>
      asAdmin(() => searchInbox(PATH, { letters }, foundSubscribersSchema, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How to remove a newsletter address. */
export function useSubscriberRemoval() {
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: (id: string) => asAdmin(() => deleteSubscriber(id)),
    onError: (error) => toast({ ...wordsFor(error), variant: 'destructive' }),
    // Also after a failure: somebody else may have removed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  });
  return { remove: removal.mutate, removing: removal.isPending };
}

function wordsFor(error: unknown): { title: string; description: string } {
  const description =
    error instanceof HttpError && error.apiError !== null
      ? error.apiError.error
      : 'The server cannot be reached. Please try again.';
  return { title: 'The address was not removed', description };
}
