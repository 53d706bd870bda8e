import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markRequestSeen, type InboxPath } from '#app/api/desk/inbox';
import { unreadQuery } from '#app/desk/frame/requests/inbox-queries';

/** Tells the server once that the open request has been seen. */
export function useSeen(path: InboxPath, id: string, seenAt: string | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (seenAt !== null) return;
    const tell = async () => {
      await markRequestSeen(path, id);
      const shownBy = [[path], unreadQuery.queryKey];
      // A first answer that is still on its way tells how it was before, and nothing would ask again.
      await Promise.all(shownBy.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      await Promise.all(shownBy.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    };
    // If this fails it stays unread, and is marked the next time it is opened.
    tell().catch(() => undefined);
  }, [path, id, seenAt, queryClient]);
}
