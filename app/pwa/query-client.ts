import { QueryClient } from '@tanstack/react-query';
import { defaultRead } from '#app/api/default-read';
import { PRICING_KEY } from './pricing/pricing-key';

/**
 * The query cache with the defaults of specification §7: no retries, no refetch on focus or by
 * interval, data never goes stale while the page lives. Reads run without a connection too, because
 * IndexedDB and the worker may answer them; one that failed runs again when it returns.
 */
export function createQueryClient(): QueryClient {
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
