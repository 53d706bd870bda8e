import { useQuery, skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fallbackPricing } from '#domain/design/pricing/fallback';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { pricingQuery } from './pricing-query';
import { PRICING_IS_COPY_KEY } from './pricing-key';

/**
 * The price list for a screen: `loading` until it arrives, `live` when it is ours (perhaps this device's
 * copy), `fallback` when it cannot be loaded, with the constants of specification §9.
 */
export type Pricing =
  | { status: 'loading'; pricing: null; version?: undefined }
  | { status: 'live'; pricing: PricingConfiguration; version: number }
  | { status: 'fallback'; pricing: PricingConfiguration; version?: undefined };

/** The price list, and whether it can be relied on. */
export function usePricing(): Pricing {
  const { data, errorUpdateCount } = useQuery(pricingQuery);
  // Retrying after a failure must not take the prices off the screen.
  const hasFailed = errorUpdateCount > 0;
  return useMemo(() => {
    if (data) return { status: 'live', ...data };
    return hasFailed ? FALLBACK : LOADING;
  }, [data, hasFailed]);
}

const LOADING: Pricing = { status: 'loading', pricing: null };
const FALLBACK: Pricing = { status: 'fallback', pricing: fallbackPricing };

/** The price list without fallbacks, and how far it can be trusted. */
export interface PricingState {
  /** Null until it has loaded. */
  pricing: PricingConfiguration | null;
  /** It could not be loaded at all. */
  hasFailed: boolean;
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
    hasFailed: isError,
    isCopy,
    checking: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}
