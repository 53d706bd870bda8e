import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#app/pwa/when-idle';

/**
 * Fetches what follows a submission (the message and the home page) while there may still be a
 * signal: on a first visit the service worker may not have them yet.
 */
export function useOfflineThanks(): void {
  const router = useRouter();
  useEffect(() => {
    whenIdle(() => {
      // Without them the request is as safe; only the thanks are plainer.
      import('#app/ui/toast-card').catch(() => undefined);
      router.preloadRoute({ to: '/' }).catch(() => undefined);
    });
  }, [router]);
}
