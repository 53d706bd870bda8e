import { useLayoutEffect, useState } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';
import type { OfferProps } from './offer';

/** The first signs of somebody at the device: until one comes, a page loads no more than its first screen. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'];

/**
 * The view in 3-D, loaded once the drawing is painted, somebody is there, and the page is quiet. Where it cannot be shown
 * the drawing stays, and nothing is said.
 *
 * @param painted whether the drawing is there
 */
export function useView3d(painted: boolean) {
  const [Offer, setOffer] = useState<ComponentOf<OfferProps> | null>(null);
  // With the picture's own commit: a sign that comes a moment later would otherwise be missed.
  useLayoutEffect(() => {
    if (!painted) return undefined;
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      // If it cannot be loaded, for lack of a signal, the drawing stays.
      import('./offer').then(({ offerTo }) => offerTo(setOffer)).catch(() => null);
    };
    // Who has pressed already, here or on the page before, may give no other sign. Missing in Firefox before 120.
    if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) begin();
    for (const sign of SIGNS) addEventListener(sign, begin, { signal: stop.signal });
    return () => stop.abort();
  }, [painted]);
  return { Offer };
}
