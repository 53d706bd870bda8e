import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { persistPricing } from '#app/pwa/pricing/persist-pricing';
import { pricingQuery } from '#app/pwa/pricing/pricing-query';
import { createQueryClient } from '#app/pwa/query-client';
import { LiveRows } from '#app/ui/prices/live-rows';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** The rows with a query cache of their own; all pages share the copy in localStorage. */
export function PricedRows({ roomType }: { roomType: RoomTypeId }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => persistPricing(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Rows roomType={roomType} />
    </QueryClientProvider>
  );
}

function Rows({ roomType }: { roomType: RoomTypeId }) {
  const { data, isError } = useQuery(pricingQuery);
  return <LiveRows roomType={roomType} pricing={data?.pricing ?? null} hasFailed={isError} />;
}
