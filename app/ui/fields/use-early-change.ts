import { useLayoutEffect, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A visitor may change a control of a prerendered page before React has taken it over: React leaves the
 * change on the screen and tells nobody of it.
 *
 * @param take called once, with the control as the visitor left it, before the next paint; it compares
 *   it with what the program says
 * @returns the ref of the control
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
