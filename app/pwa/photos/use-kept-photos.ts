import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import { listPhotos } from '#app/offline/photos/photo-store';
import type { KeptPhoto } from '#app/offline/photos/photo-row';

const KEY = ['kept-photos'];
const NONE: readonly KeptPhoto[] = [];

/**
 * The photos that wait on this device, kept in sync with other tabs and the worker; null before they are read. Dropped
 * from memory with the page.
 */
export function useKeptPhotos(): readonly KeptPhoto[] | null {
  const client = useQueryClient();
  const { data = null, isError } = useQuery({
    queryKey: KEY,
    queryFn: listPhotos,
    gcTime: 0,
    refetchOnMount: 'always',
    // They may be many megabytes, and never change but as a whole.
    structuralSharing: false,
  });
  useEffect(() => {
    const read = () => void client.invalidateQueries({ queryKey: KEY });
    const onShow = () => !document.hidden && read();
    document.addEventListener('visibilitychange', onShow);
    const stop = listen('photos', read);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      stop();
    };
  }, [client]);
  return isError ? NONE : data;
}
