import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import { listEntries } from '#app/offline/outbox/list-entries';
import type { OutboxItem } from '#app/offline/outbox/outbox-entry';

/** Forgotten as soon as no screen shows it: it carries contact details. */
const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: listEntries,
  gcTime: 0,
  refetchOnMount: 'always',
});

export interface Outbox {
  /** `unavailable`: this browser keeps no data for us, so nothing can wait here. */
  status: 'loading' | 'ready' | 'unavailable';
  /** Newest first. */
  items: readonly OutboxItem[];
  /** When that was last found out, in milliseconds since 1970; 0 before the first time. */
  seenAt: number;
}

const NONE: readonly OutboxItem[] = [];

/** The requests on this device, kept up to date whichever tab or worker changes them. */
export function useOutbox(): Outbox {
  const queryClient = useQueryClient();
  const { data, isError, dataUpdatedAt: seenAt } = useQuery(outboxQuery);
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: outboxQuery.queryKey });
    const onShow = () => !document.hidden && refresh();
    // A page that was put aside has missed the announcements.
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
