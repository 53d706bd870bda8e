import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds a message stays (specification §9). */
const DURATION = 5000;

/** Calls `done` after 5 seconds, pausing while the pointer or focus is on the message. */
export function useToastTimer(done: () => void) {
  const latest = useRef(done);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = done;
  });
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    stop();
    timer.current = setTimeout(() => latest.current(), DURATION);
  }, [stop]);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return { onPointerEnter: stop, onPointerLeave: start, onFocus: stop, onBlur: start };
}
