import { useEffect, useState } from 'react';
import type { UseDraft } from '#app/pwa/draft/use-draft';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import { emptyDraft } from '#domain/design/draft/draft';
import { fitToPricing, notOffered } from '#domain/design/draft/fit-to-pricing';

/**
 * Removes choices that the live price list no longer offers, so that no price is ever made up for them.
 * The fallback list removes nothing: it only stands in for the live one.
 *
 * @returns the names of what was removed since the builder was opened
 */
export function useFitToPricing(
  { status, draft, dispatch }: UseDraft,
  { status: pricingStatus, pricing }: Pricing,
): readonly string[] {
  const [namesRemoved, setNamesRemoved] = useState<readonly string[]>([]);
  const fittedDraft =
    status === 'ready' && pricingStatus === 'live' && fitToPricing(draft, pricing);
  const stale = fittedDraft && fittedDraft !== draft ? fittedDraft : null;
  // Whoever has chosen nothing has lost nothing.
  const news = stale && pricing && draft !== emptyDraft ? notOffered(draft, pricing) : [];
  if (news.some((name) => !namesRemoved.includes(name)))
    setNamesRemoved([...new Set([...namesRemoved, ...news])]);
  useEffect(() => {
    if (stale) dispatch({ type: 'replace', draft: stale });
  }, [stale, dispatch]);
  return namesRemoved;
}
