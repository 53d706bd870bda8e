import { useEffect, useRef, useState } from 'react';

/** How long a changed price counts, in milliseconds. */
const DURATION = 320;

/**
 * The figure to show while `target` changes: counts from the last shown figure to the new one in 320 ms,
 * easing out. With reduced motion, and on the first render, it is `target` straight away.
 */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useEffect(() => {
    const from = last.current;
    if (from === target) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = still ? 1 : Math.min(1, Math.max(0, now - start) / DURATION);
      last.current = part === 1 ? target : between(from, target, part);
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/** An intermediate price in whole pounds; `part` runs from 0 to 1, easing out. */
function between(from: number, to: number, part: number): number {
  return Math.round(from + (to - from) * (1 - (1 - part) ** 3));
}
