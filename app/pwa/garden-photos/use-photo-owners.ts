import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import { gardenPhotoOwners } from '#app/offline/garden-photos/garden-photo-store';

const KEY = ['garden-photo-owners'];
const NONE: readonly string[] = [];

/** Which designs have a photo of the garden on this device, kept in sync across tabs; null before that is known. */
export function usePhotoOwners(): readonly string[] | null {
  const client = useQueryClient();
  const { data = null, isError } = useQuery({
    queryKey: KEY,
    queryFn: gardenPhotoOwners,
    refetchOnMount: 'always',
  });
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: KEY });
    const stops = [listen('garden-photos', refresh), listen('storage', refresh)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return isError ? NONE : data;
}
