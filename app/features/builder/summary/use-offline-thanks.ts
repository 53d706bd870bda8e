import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#app/pwa/when-idle';

/**
 * Fetches what follows a submission, the home page, while there may still be a signal: on a first
 * visit the service worker may not have it yet.
 */
export function useOfflineThanks(): void {
  const router = useRouter();
  useEffect(() => {
    whenIdle(() => {
      // Without it the request is as safe, and the thanks stay where they are.
      router.preloadRoute({ to: '/' }).catch(() => undefined);
    });
  }, [router]);
}
