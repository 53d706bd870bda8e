import { useEffect, useState } from 'react';

/** For a picture that could not be had: `attempt` changes when the connection comes back. */
export function useLoadAgain(): { attempt: number; missing: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const again = () => {
      setMissing(false);
      setAttempt((count) => count + 1);
    };
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [isMissing]);
  return { attempt, missing: () => setMissing(true) };
}
