import { useEffect, useRef } from 'react';
import type { KeptPhoto } from '#app/offline/photos/photo-row';

/** Calls `onArrival` when a photo no longer waits here: most likely our server has it. */
export function useArrivals(keptPhotos: readonly KeptPhoto[], onArrival: () => void): void {
  const waited = useRef(keptPhotos);
  const told = useRef(onArrival);
  useEffect(() => {
    told.current = onArrival;
  });
  useEffect(() => {
    const isGone = waited.current.some(({ id }) => keptPhotos.every((photo) => photo.id !== id));
    waited.current = keptPhotos;
    if (isGone) told.current();
  }, [keptPhotos]);
}
