import { skipToken, useQuery } from '@tanstack/react-query';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { PRICING_IS_COPY_KEY } from './pricing-key';
import { pricingQuery } from './pricing-query';

/** The price list without stand-ins, and how far it can be trusted. */
export interface PricingState {
  /** Null until it is here. */
  pricing: PricingConfiguration | null;
  /** It could not be had at all. */
  failed: boolean;
  /** What is shown is of an earlier visit, because the server did not answer. */
  isCopy: boolean;
  /** The server is being asked while older prices are shown. */
  checking: boolean;
  retry: () => void;
}

/** For screens that show prices as a list: where `usePricing` would fall back, this one says so. */
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
