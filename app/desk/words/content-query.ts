import { queryOptions } from '@tanstack/react-query';
import { fetchContentOverview } from '#app/api/desk/content';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';

export const CONTENT_KEY = ['/api/content'] as const;

/** What the desk can change of the site's words, and what stands between them and a launch. */
export const contentQuery = queryOptions({
  queryKey: CONTENT_KEY,
  queryFn: ({ signal }) => asAdmin(() => fetchContentOverview(signal)),
  refetchOnMount: 'always',
});
