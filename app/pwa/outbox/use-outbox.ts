import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import { listEntries } from '#app/offline/outbox/list-entries';
import type { OutboxItem } from '#app/offline/outbox/outbox-entry';

/** Dropped from memory once no screen shows it: it contains contact details. */
const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: listEntries,
  gcTime: 0,
  refetchOnMount: 'always',
});

export interface Outbox {
  /** `unavailable`: this browser gives us no storage, so nothing can be waiting. */
  status: 'loading' | 'ready' | 'unavailable';
  /** Newest first. */
  items: readonly OutboxItem[];
  /** When this was last read, in milliseconds since 1970; 0 before the first read. */
  seenAt: number;
}

const NONE: readonly OutboxItem[] = [];

/** The requests on this device, kept in sync with other tabs and the worker. */
export function useOutbox(): Outbox {
  const queryClient = useQueryClient();
  const { data, isError, dataUpdatedAt: seenAt } = useQuery(outboxQuery);
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: outboxQuery.queryKey });
    const onShow = () => !document.hidden && refresh();
    // A hidden page misses the announcements.
    document.addEventListener('visibilitychange', onShow);
    const stops = [listen('outbox', refresh), listen('storage', refresh)];
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      stops.forEach((stop) => stop());
    };
  }, [queryClient]);
  if (data) return { status: 'ready', items: data, seenAt };
  return { status: isError ? 'unavailable' : 'loading', items: NONE, seenAt };
}
