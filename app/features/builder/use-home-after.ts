import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long the thanks stay before the visitor is brought home, in milliseconds (specification §2). */
const HOME_AFTER_MS = 2000;

/** Goes home two seconds after `done`, unless the visitor has left by then. */
export function useHomeAfter(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate({ to: '/' }), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}
