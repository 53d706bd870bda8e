import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** What closes an open `<details>` menu besides its own summary: Escape, a click elsewhere, tabbing out. */
export function useDismiss() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => shut(ref.current);
  useEffect(() => {
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) shut(ref.current);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    close();
    ref.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !ref.current?.contains(event.relatedTarget)) close();
  };
  return { rootProps: { ref, onKeyDown, onBlur }, close };
}

function shut(details: HTMLDetailsElement | null) {
  if (details) details.open = false;
}
