import { useEffect, useState } from 'react';

/** Pixels from the end of the page that count as its end. */
const END = 60;

/**
 * Whether a floating part should be out of the way: at the top and while one scrolls down, but not
 * on the way up, at the end of the page, or where there is nothing to scroll.
 */
export function useStepAside(active: boolean): boolean {
  const [away, setAway] = useState(true);
  useEffect(() => {
    if (!active) return;
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      const atEnd = window.innerHeight + now > document.documentElement.scrollHeight - END;
      if (now !== last || atEnd) setAway(!atEnd && (now <= 0 || now > last));
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    const size = new ResizeObserver(follow);
    size.observe(document.body);
    return () => {
      window.removeEventListener('scroll', follow);
      size.disconnect();
    };
  }, [active]);
  return active && away;
}
