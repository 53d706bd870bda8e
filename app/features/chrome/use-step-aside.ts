import { useEffect, useState } from 'react';

/** Distance in pixels that counts as the end of the page. */
const END = 60;

/**
 * Whether a floating element should be hidden: at the top and while scrolling down, but not while
 * scrolling up, at the end of the page, or where there is nothing to scroll.
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
