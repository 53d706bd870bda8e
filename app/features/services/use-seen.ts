import { useCallback, useState } from 'react';

/** A ref for an element, and whether that element has been on screen yet. */
export function useSeen(): [ref: (element: Element | null) => (() => void) | void, seen: boolean] {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}
