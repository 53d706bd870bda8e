import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { listDesigns } from '#app/offline/designs/design-store';

const designsQuery = queryOptions({
  queryKey: ['designs'],
  queryFn: listDesigns,
  refetchOnMount: 'always',
});

export interface Designs {
  /** `unavailable`: this browser gives us no storage. */
  status: 'loading' | 'ready' | 'unavailable';
  /** Most recently changed first. */
  designs: readonly DesignRecord[];
  /** How many stored designs this version cannot read. */
  unreadable: number;
}

const NONE: readonly DesignRecord[] = [];

/** The named designs on this device, kept in sync across tabs. */
export function useDesigns(): Designs {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(designsQuery);
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: designsQuery.queryKey });
    const stops = [listen('designs', refresh), listen('storage', refresh)];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
  if (data) return { status: 'ready', ...data };
  return { status: isError ? 'unavailable' : 'loading', designs: NONE, unreadable: 0 };
}
