import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { persistPricing } from '#app/pwa/pricing/persist-pricing';
import { createQueryClient } from '#app/pwa/query-client';

/** The pages that show live data share one cache; the others never load it. */
export const Route = createFileRoute('/_live')({ component: LivePages });

function LivePages() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => persistPricing(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
