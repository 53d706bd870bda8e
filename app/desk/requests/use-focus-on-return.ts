import { useEffect, useRef } from 'react';

/**
 * On a phone the open request takes the list's place: when it is closed, focus goes to its line, and the list
 * is where it was.
 *
 * @param open the id of the open request
 * @returns for the element with the lines
 */
export function useFocusOnReturn(open: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const last = useRef(open);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    // Whoever has closed it by another control is there now.
    if (open !== undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`a[href*="request=${closed}"]`)?.focus();
  }, [open]);
  return list;
}
