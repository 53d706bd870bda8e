import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { persistPricing } from '#app/pwa/pricing/persist-pricing';
import { pricingQuery } from '#app/pwa/pricing/pricing-query';
import { createQueryClient } from '#app/pwa/query-client';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { PriceOfDesign } from '#app/ui/prices/price-of-design';

interface Props {
  /** Each says the code of its design in `data-price-of`. */
  places: readonly HTMLElement[];
}

/** Fills in the prices of what the teaser's pictures show: their HTML has come with the page. */
export function TeaserPrices({ places }: Props) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => persistPricing(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary part="teaser prices" instead={null}>
        <Prices places={places} />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

function Prices({ places }: Props) {
  const { data } = useQuery(pricingQuery);
  return places.map((place) => {
    const code = place.dataset['priceOf'] ?? '';
    return createPortal(<PriceOfDesign code={code} pricing={data?.pricing ?? null} />, place, code);
  });
}
