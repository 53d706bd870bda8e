import { queryOptions } from '@tanstack/react-query';
import { fetchToday } from '#app/api/desk/today';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';

/** What needs doing, and the numbers of the last 30 days. */
export const todayQuery = queryOptions({
  queryKey: ['/api/today'],
  queryFn: ({ signal }) => asAdmin(() => fetchToday(signal)),
  refetchOnMount: 'always',
});
