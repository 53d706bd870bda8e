import { useLayoutEffect, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Catches changes a visitor makes to a prerendered control before hydration: React leaves them on the
 * screen without firing an event.
 *
 * @param take called once before the next paint, with the control as the visitor left it; it compares
 * this with the app's state
 * @returns a ref for the control
 */
export function useEarlyChange<E extends Control>(
  take: (control: E) => unknown,
): RefObject<E | null> {
  const control = useRef<E>(null);
  const first = useRef(take);
  useLayoutEffect(() => {
    if (control.current) first.current(control.current);
  }, []);
  return control;
}
