import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GalleryImage } from '#domain/contracts/gallery-image';
import { galleryQuery } from './gallery-query';
import { persistGallery } from './persist-gallery';

/** The pictures for a screen: live, or as this device last had them; `failed` when it has none. */
export type Gallery =
  | { status: 'loading' }
  | { status: 'ready'; images: readonly GalleryImage[] }
  | { status: 'failed'; retrying: boolean; retry: () => void };

/** The gallery, and whether it is there. */
export function useGallery(): Gallery {
  const queryClient = useQueryClient();
  // Before the query's own effect: what is kept here is on the screen while the server is asked.
  useEffect(() => persistGallery(queryClient), [queryClient]);
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(galleryQuery);
  if (data) return { status: 'ready', images: data };
  if (errorUpdateCount === 0) return { status: 'loading' };
  return { status: 'failed', retrying: isFetching, retry: () => void refetch() };
}
