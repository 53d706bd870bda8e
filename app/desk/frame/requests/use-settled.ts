import { useEffect, useState } from 'react';

/** Shorter than a glance at what was typed, longer than the time between two letters. */
const SETTLE_MS = 250;

/** The text once nobody has typed for a moment: the server is asked for words, not for letters. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
