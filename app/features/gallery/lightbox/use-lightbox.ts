import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { shotId } from '#app/features/gallery/use-gallery-address';

/** Loads the lightbox's code on demand. */
export function loadLightbox() {
  return import('./lightbox');
}

type Loaded = Awaited<ReturnType<typeof loadLightbox>>;

/**
 * The lightbox's code while a picture is to be shown, once it has loaded. The first picture grows out of its place
 * in the grid.
 *
 * @param picture id of the picture to show
 * @throws what went wrong if it could not be loaded
 */
export function useLightbox(picture: string | undefined): Loaded | null {
  const [lightboxModule, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (picture === undefined && lightboxModule) setLoaded(null);
  useEffect(() => {
    if (picture === undefined || lightboxModule) return undefined;
    let isWanted = true;
    loadLightbox().then(
      (lightbox) => isWanted && growOutOf(shotId(picture), () => setLoaded(lightbox)),
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [picture, lightboxModule]);
  if (failure) throw failure.error;
  return picture === undefined ? null : lightboxModule;
}

/** Shows the lightbox by a view transition from the picture's place; with reduced motion, at once. */
function growOutOf(id: string, show: () => void): void {
  const place = document.getElementById(id);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!place || still || !('startViewTransition' in document)) return show();
  place.style.viewTransitionName = 'picture';
  const { ready } = document.startViewTransition(() => {
    place.style.viewTransitionName = '';
    flushSync(show);
  });
  // A page out of sight skips it; the picture is shown all the same.
  ready.catch(() => undefined);
}
