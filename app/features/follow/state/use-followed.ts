import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import { readFollowed, type Followed } from '#app/offline/followed/read-followed';
import { askFollowed, problemOf, type FollowProblem } from './ask-followed';

/** How often a page that is looked at asks again, in milliseconds. */
const ASK_AGAIN_MS = 60_000;

export interface FollowState {
  /** The newest that this device knows; null for nothing. */
  followed: Followed | null;
  /** Why the last answer did not come; null while it has, or is still awaited. */
  problem: FollowProblem | null;
  loading: boolean;
  /** Asks our server again. */
  askAgain: () => void;
}

/** Where a request stands: as our server says, or as this device last saw it. */
export function useFollowed(token: string): FollowState {
  const client = useQueryClient();
  const kept = useQuery({
    queryKey: ['followed', token],
    queryFn: () => readFollowed(token).catch(() => null),
    ...always,
  });
  const asked = useQuery({
    queryKey: ['follow', token],
    queryFn: ({ signal }) => askFollowed(token, signal),
    refetchOnReconnect: 'always',
    refetchInterval: ASK_AGAIN_MS,
    ...always,
  });
  const { refetch } = asked;
  useEffect(() => {
    const read = () => void client.invalidateQueries({ queryKey: ['followed', token] });
    const onShow = () => !document.hidden && void refetch();
    document.addEventListener('visibilitychange', onShow);
    const stop = listen('followed', read);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      stop();
    };
  }, [client, token, refetch]);
  const problem = asked.error && problemOf(asked.error);
  const isOver = problem === 'unknown' || problem === 'gone';
  return {
    followed: isOver ? null : newerOf(kept.data, asked.data),
    problem,
    loading: kept.isPending || (asked.isFetching && !asked.data && !kept.data),
    askAgain: () => void refetch(),
  };
}

/** Dropped from memory once the page is left: it is about somebody. */
const always = { gcTime: 0, staleTime: 0, refetchOnMount: 'always' } as const;

function newerOf(kept: Followed | null | undefined, asked: Followed | undefined): Followed | null {
  if (!kept || !asked) return kept ?? asked ?? null;
  return asked.seenAt > kept.seenAt ? asked : kept;
}
