import { useEffect, useState } from 'react';

/** Milliseconds before the first further attempt without any sign; each later pause is twice as long. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 5000;

interface LoadAgain {
  /** Changes with every further attempt: the picture is then drawn anew. */
  attempt: number;
  /** Where to ask for a file of it: the browser gives again what it was given for the same address. */
  address: (path: string) => string;
  missing: () => void;
}

/** For a picture that could not be had: asks for it again when the connection comes back. */
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
    // A browser often says "online" before it is true, and then never again.
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
