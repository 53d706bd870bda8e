import { useEffect, useMemo, useState } from 'react';
import { recall, remember } from '#app/pwa/local-memory';
import type { UseDraft } from '#app/pwa/draft/use-draft';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import type { Price } from '#domain/design/pricing/price';
import { parseShownPrice, priceChange, shownPrice, type PriceChange } from './price-change';

const STORAGE_KEY = 'builder-price';

/** Tells homeowners that the price of their design has changed, until they acknowledge it. */
export function usePriceChange(
  { status, draft }: UseDraft,
  { version }: Pricing,
  price: Price | null,
): { change: PriceChange | null; takeNote: () => void } {
  // The price they know. Stored for the next visit, so that no change goes unmentioned.
  const [knownPrice, setKnownPrice] = useState(() => parseShownPrice(recall(STORAGE_KEY)));
  const design = JSON.stringify(draft);
  const now = useMemo(
    () =>
      status === 'ready' && version !== undefined && price
        ? shownPrice(design, version, price)
        : null,
    [status, design, version, price],
  );
  const change = now && priceChange(knownPrice, now);
  const isKnown = knownPrice?.design === now?.design && knownPrice?.version === now?.version;
  if (now && !change && !isKnown) setKnownPrice(now);
  useEffect(() => {
    if (knownPrice) remember(STORAGE_KEY, JSON.stringify(knownPrice));
  }, [knownPrice]);
  return { change, takeNote: () => setKnownPrice(now) };
}
