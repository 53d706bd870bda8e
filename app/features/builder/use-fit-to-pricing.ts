import { useEffect, useState } from 'react';
import type { UseDraft } from '#app/pwa/draft/use-draft';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import { fitToPricing } from '#domain/draft/fit-to-pricing';

/**
 * Removes choices that the live price list no longer offers, so that no price is ever made up for them.
 * The fallback list removes nothing: it only stands in for the live one.
 *
 * @returns whether anything was removed since the builder was opened
 */
export function useFitToPricing(
  { status, draft, dispatch }: UseDraft,
  { status: pricingStatus, pricing }: Pricing,
): boolean {
  const [refitted, setRefitted] = useState(false);
  const fitted = status === 'ready' && pricingStatus === 'live' && fitToPricing(draft, pricing);
  const stale = fitted && fitted !== draft ? fitted : null;
  if (stale && !refitted) setRefitted(true);
  useEffect(() => {
    if (stale) dispatch({ type: 'replace', draft: stale });
  }, [stale, dispatch]);
  return refitted;
}
