import { useRef, type PointerEvent } from 'react';

/** Pixels of sideways movement that dismiss a message (specification §9). */
const THRESHOLD = 50;

/** Pointer handlers that move an element sideways with the finger and call `away` past 50 px. */
export function useSwipeAway(away: () => void) {
  const start = useRef<{ id: number; x: number } | null>(null);
  const moved = (event: PointerEvent<HTMLElement>) => event.clientX - (start.current?.x ?? 0);
  const isIts = ({ pointerId }: PointerEvent) => start.current?.id === pointerId;
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!isIts(event)) return;
    const far = Math.abs(moved(event)) >= THRESHOLD;
    start.current = null;
    event.currentTarget.style.translate = '';
    if (far) away();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return;
      start.current = { id: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isIts(event)) event.currentTarget.style.translate = `${moved(event)}px 0`;
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (!isIts(event)) return;
      start.current = null;
      event.currentTarget.style.translate = '';
    },
  };
}
