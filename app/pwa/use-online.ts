import { useSyncExternalStore } from 'react';

/**
 * Whether the browser believes it is online. `false` can be trusted, `true` cannot: use it to say
 * "offline", never to decide whether to send.
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
