import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { galleryQuery } from './gallery-query';
import { persistGallery } from './persist-gallery';

/** The pictures for a screen: live, or this device's last copy; `failed` when it has neither. */
export type Gallery =
  | { status: 'loading' }
  | { status: 'ready'; images: readonly GalleryImage[] }
  | { status: 'failed'; retrying: boolean; retry: () => void };

/** The gallery and its loading state. */
export function useGallery(): Gallery {
  const queryClient = useQueryClient();
  // Must run before the query's own effect, so the stored list shows while the server is asked.
  useEffect(() => persistGallery(queryClient), [queryClient]);
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(galleryQuery);
  if (data) return { status: 'ready', images: data };
  if (errorUpdateCount === 0) return { status: 'loading' };
  return { status: 'failed', retrying: isFetching, retry: () => void refetch() };
}
