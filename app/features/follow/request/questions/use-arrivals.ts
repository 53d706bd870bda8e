import { useEffect, useRef } from 'react';
import type { KeptPhoto } from '#app/offline/photos/photo-row';

/** Calls `onArrival` when a photo no longer waits here: most likely our server has it. */
export function useArrivals(kept: readonly KeptPhoto[], onArrival: () => void): void {
  const waited = useRef(kept);
  const told = useRef(onArrival);
  useEffect(() => {
    told.current = onArrival;
  });
  useEffect(() => {
    const isGone = waited.current.some(({ id }) => kept.every((photo) => photo.id !== id));
    waited.current = kept;
    if (isGone) told.current();
  }, [kept]);
}
