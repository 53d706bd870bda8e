import { onlineManager, QueryClient } from '@tanstack/react-query';
import { defaultRead } from '#app/api/default-read';
import { PRICING_KEY } from './pricing/pricing-key';

/**
 * The query cache with the defaults of specification §7: no retries, no refetch on focus or interval, and
 * data never goes stale during the life of the page. Reads also run offline, because IndexedDB and the
 * worker may answer them; a failed one runs again once the connection is back.
 */
export function createQueryClient(): QueryClient {
  // It takes a page to begin online, and would see no change where one that was opened without a signal gets it.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultRead(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Prices read at the start wait for the first screen that shows them, however late that is.
  queryClient.setQueryDefaults(PRICING_KEY, { gcTime: Infinity });
  return queryClient;
}
