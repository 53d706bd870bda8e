import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import { sharedPhoto } from './shared-photo';

const KEY = ['shared-photo-waits'];

/** Whether a photograph that was shared to the app waits for a design. */
export function useSharedPhotoWaits(): boolean {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await sharedPhoto()) !== null,
    refetchOnMount: 'always',
  });
  useEffect(
    () => listen('garden-photos', () => void client.invalidateQueries({ queryKey: KEY })),
    [client],
  );
  return data ?? false;
}
