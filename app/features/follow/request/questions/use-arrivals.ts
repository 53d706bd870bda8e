import { useEffect, useRef } from 'react';

/**
 * Asks our server again about photos that it awaited and this device does not have: most likely they have arrived since.
 *
 * @param missing their ids
 */
export function useArrivals(missing: readonly string[], askAgain: () => void): void {
  const ask = useRef(askAgain);
  useEffect(() => {
    ask.current = askAgain;
  });
  // Once for each: what another device sends may take a day.
  const missed = missing.join();
  useEffect(() => {
    if (missed !== '') ask.current();
  }, [missed]);
}
