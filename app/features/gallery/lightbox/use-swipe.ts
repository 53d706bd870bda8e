import { useEffect, useRef, type RefObject, type TouchEvent } from 'react';

/** Pixels of sideways movement that turn to another picture (as for messages, specification §9). */
const THRESHOLD = 50;

/**
 * Touch handlers for `stage`: one finger sideways turns. Two fingers zoom as on any page, and while
 * zoomed in one finger pans.
 */
export function useSwipe(stage: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    // React's listeners are passive, and without this the browser takes the swipe for "back".
    const keep = (event: Event) => {
      if (start.current && event.cancelable) event.preventDefault();
    };
    const element = stage.current;
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => element?.removeEventListener('touchmove', keep);
  }, [stage]);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      const single = touches.length === 1 && touch && !isEnlarged();
      start.current = single ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= THRESHOLD && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}

function isEnlarged(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}
