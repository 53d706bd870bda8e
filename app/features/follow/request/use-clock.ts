import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, every minute: what is valid today may have run out tomorrow. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
