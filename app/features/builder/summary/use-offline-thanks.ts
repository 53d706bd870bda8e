import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#app/pwa/when-idle';

/**
 * Preloads the page shown after submission, the home page, while there may still be a signal: on a first
 * visit no service worker has it yet.
 */
export function useOfflineThanks(): void {
  const router = useRouter();
  useEffect(() => {
    if (navigator.serviceWorker?.controller) return;
    whenIdle(() => {
      // Best effort: without it the request is just as safe, and the thank-you message stays on screen.
      router.preloadRoute({ to: '/' }).catch(() => undefined);
    });
  }, [router]);
}
