import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createQueryClient } from '#app/pwa/query-client';
import type { AppRouter } from './router';

/** The whole program: the query cache and the routes. */
export function App({ router, onReady }: { router: AppRouter; onReady?: () => void }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
