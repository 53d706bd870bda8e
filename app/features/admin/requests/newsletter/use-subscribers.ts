import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSubscriber, fetchFromInbox } from '#app/api/inbox';
import { HttpError } from '#app/api/http';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { toast } from '#app/ui/toasts/toast';
import { newsletterSubscribersSchema } from '#domain/contracts/newsletter-subscribers';

const PATH = '/api/newsletter';

const subscribersQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => asAdmin(() => fetchFromInbox(PATH, newsletterSubscribersSchema, signal)),
  staleTime: 0,
});

/** The newsletter addresses, and how to remove one. */
export function useSubscribers() {
  const queryClient = useQueryClient();
  const query = useQuery(subscribersQuery);
  const removal = useMutation({
    mutationFn: (id: string) => asAdmin(() => deleteSubscriber(id)),
    onError: (error) => toast({ ...wordsFor(error), variant: 'destructive' }),
    // Also after a failure: somebody else may have removed it.
    onSettled: () => queryClient.invalidateQueries(subscribersQuery),
  });
  return { ...query, remove: removal.mutate, removing: removal.isPending };
}

function wordsFor(error: unknown): { title: string; description: string } {
  const description =
    error instanceof HttpError && error.apiError !== null
      ? error.apiError.error
      : 'The server cannot be reached. Please try again.';
  return { title: 'The address was not removed', description };
}
