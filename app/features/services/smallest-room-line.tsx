import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pricingPage } from '#app/content/page-words/pricing-page';
import { persistPricing } from '#app/pwa/pricing/persist-pricing';
import { pricingQuery } from '#app/pwa/pricing/pricing-query';
import { createQueryClient } from '#app/pwa/query-client';
import { SmallestRoom } from '#app/ui/prices/smallest-room';
import type { RoomTypeId } from '#domain/room-types';

/** The line with a query cache of its own; all pages share the copy in localStorage. */
export function SmallestRoomLine({ roomType }: { roomType: RoomTypeId }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => persistPricing(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Line roomType={roomType} />
    </QueryClientProvider>
  );
}

function Line({ roomType }: { roomType: RoomTypeId }) {
  const { data } = useQuery(pricingQuery);
  if (!data) return pricingPage.smallest.unknown;
  return <SmallestRoom roomType={roomType} pricing={data.pricing} />;
}
