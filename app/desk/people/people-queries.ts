import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#app/api/http';
import { fetchPeople } from '#app/api/desk/people';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';

/** Who may sign in, as far as one may know, and how one does oneself. */
export const peopleQuery = queryOptions({
  queryKey: ['api', 'people'],
  queryFn: ({ signal }) => asAdmin(() => fetchPeople(signal)),
  refetchOnMount: 'always',
});

/** A change to it, after which it is read again, whatever came of it. */
export function usePeopleChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => asAdmin(() => change(given)),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  });
}

/** What the server says is wrong at a field; undefined for nothing. */
export function fieldError(error: Error | null, field: string): string | undefined {
  return error instanceof HttpError ? error.apiError?.fields?.[field] : undefined;
}
