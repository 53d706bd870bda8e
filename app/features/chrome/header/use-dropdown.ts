import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { PointerEvent } from 'react';

/** Hover time before it opens, and time away before it closes, in milliseconds (specification §9). */
const OPEN_AFTER = 200;
const CLOSE_AFTER = 150;

/**
 * What a `<details>` menu needs beyond the browser's own click and keyboard handling: it opens on hover,
 * and closes on Escape, a click elsewhere, tabbing out or choosing a link.
 */
export function useDropdown() {
  const root = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);

  const set = (open: boolean) => {
    clearTimeout(timer.current);
    hovered.current = false;
    if (root.current) root.current.open = open;
  };
  const close = () => set(false);

  useEffect(() => {
    const closeElsewhere = (event: Event) => {
      const details = root.current;
      if (details?.open && !details.contains(event.target as Node)) details.open = false;
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, []);

  const rootProps = {
    ref: root,
    onPointerEnter: (event: PointerEvent) => {
      clearTimeout(timer.current);
      if (event.pointerType !== 'mouse' || root.current?.open) return;
      timer.current = setTimeout(() => {
        set(true);
        hovered.current = true;
      }, OPEN_AFTER);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      if (hovered.current) timer.current = setTimeout(close, CLOSE_AFTER);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !root.current?.open) return;
      close();
      root.current.querySelector('summary')?.focus();
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
    },
  };
  const summaryProps = {
    // A click right after hovering means "keep it open", not "close it".
    onClick: (event: MouseEvent) => {
      clearTimeout(timer.current);
      if (hovered.current) event.preventDefault();
      hovered.current = false;
    },
  };
  return { rootProps, summaryProps, close };
}
