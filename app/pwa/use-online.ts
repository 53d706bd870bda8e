import { useSyncExternalStore } from 'react';

/**
 * Whether the browser believes it is online. Neither answer can be trusted: behind some VPNs Windows says `false` for
 * ever. Use it to say "offline", never to decide whether to send.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
