import { skipToken, useQuery } from '@tanstack/react-query';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { PRICING_IS_COPY_KEY } from './pricing-key';
import { pricingQuery } from './pricing-query';

/** The price list without fallbacks, and how far it can be trusted. */
export interface PricingState {
  /** Null until it has loaded. */
  pricing: PricingConfiguration | null;
  /** It could not be loaded at all. */
  failed: boolean;
  /** The prices are from an earlier visit, because the server did not answer. */
  isCopy: boolean;
  /** Older prices are shown while the server is asked. */
  checking: boolean;
  retry: () => void;
}

/** For screens that list prices: where `usePricing` would fall back, this reports failure. */
export function usePricingState(): PricingState {
  const { data, isError, isFetching, refetch } = useQuery(pricingQuery);
  const { data: isCopy = false } = useQuery<boolean>({
    queryKey: PRICING_IS_COPY_KEY,
    queryFn: skipToken,
  });
  return {
    pricing: data?.pricing ?? null,
    failed: isError,
    isCopy,
    checking: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}
