import { useEffect, useState } from 'react';

/** Distance in pixels that counts as the end of the page. */
const END = 60;

/**
 * Whether a floating element should be hidden: while scrolling down, and at the top where that is wanted, but not while
 * scrolling up, at the end of the page, or where there is nothing to scroll.
 */
export function useStepAside(atTop: boolean): boolean {
  const [isDown, setDown] = useState(false);
  const [isTop, setTop] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      const atEnd = window.innerHeight + now > document.documentElement.scrollHeight - END;
      if (now !== last || atEnd) {
        setDown(!atEnd && now > last);
        setTop(!atEnd && now <= 0);
      }
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    const size = new ResizeObserver(follow);
    size.observe(document.body);
    return () => {
      window.removeEventListener('scroll', follow);
      size.disconnect();
    };
  }, []);
  return isDown || (atTop && isTop);
}
