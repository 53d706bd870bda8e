import { useEffect } from 'react';

/** "(2) Quote requests": the window title while a screen is open. */
export function useTitle(title: string, unread: number): void {
  useEffect(() => {
    const before = document.title;
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
    return () => {
      document.title = before;
    };
  }, [title, unread]);
}
