import { useEffect, useState } from 'react';
import { QUOTE_SECTION_ID } from '#app/features/builder/quote-form/show-quote-form';

/** Whether most of the quote form is in view: the price bar then steps aside. */
export function useFormInView(onSummary: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const form = onSummary && document.getElementById(QUOTE_SECTION_ID);
    if (!form) return undefined;
    // Its upper part is above the middle of the screen.
    const watcher = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { rootMargin: '0px 0px -50% 0px' },
    );
    watcher.observe(form);
    return () => {
      watcher.disconnect();
      setInView(false);
    };
  }, [onSummary]);
  return inView;
}
