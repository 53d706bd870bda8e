import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long the thank-you message stays before going home, in milliseconds (specification §2). */
const HOME_AFTER_MS = 2000;

/** Goes home two seconds after `done`, unless the visitor has left by then, or is leaving. */
export function useHomeAfter(done: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!done) return;
    const { pathname } = router.history.location;
    const goHome = () => {
      // The address changes before the next page has loaded.
      if (router.history.location.pathname === pathname) void router.navigate({ to: '/' });
    };
    const timer = setTimeout(goHome, HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, router]);
}
