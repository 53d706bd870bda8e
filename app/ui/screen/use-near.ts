import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether an element is, or has been, near the screen; on paper all are.
 *
 * @param margin how near, as a CSS length; `100%` is a screen's height
 */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element.current);
    const print = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [element, near, margin]);
  return near;
}
