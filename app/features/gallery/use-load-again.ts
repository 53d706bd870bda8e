import { useEffect, useState } from 'react';

/** Milliseconds before the first retry when no event triggers one; each later pause is twice as long. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 5000;

interface LoadAgain {
  /** Changes with every retry, so that the picture is rendered again. */
  attempt: number;
  /**
   * The address to request a file at: a retry needs a new one, because the browser repeats its earlier
   * result.
   */
  address: (path: string) => string;
  missing: () => void;
}

/** For a picture that failed to load: retries when the connection comes back. */
export function useLoadAgain(): LoadAgain {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const again = () => {
      setMissing(false);
      setAttempt((count) => count + 1);
    };
    addEventListener('online', again, { once: true });
    // Browsers often report "online" too early, and then never again.
    const pause = Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE);
    const timer = navigator.onLine ? setTimeout(again, pause) : undefined;
    return () => {
      removeEventListener('online', again);
      clearTimeout(timer);
    };
  }, [isMissing, attempt]);
  return {
    attempt,
    address: (path) => (attempt === 0 ? path : `${path}?again=${attempt}`),
    missing: () => setMissing(true),
  };
}
