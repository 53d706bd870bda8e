import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import { readGardenPhoto } from '#app/offline/garden-photos/garden-photo-store';
import { readVisualisation } from '#app/offline/garden-photos/visualisation';
import type { Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';

/** A design's photo of the garden as a list shows it: a JPEG of up to 2,048 px. */
export interface PhotoThumbnail {
  content: ArrayBuffer;
  /** Whether the room stands in it, as it does in the picture made for PDF and request. */
  hasRoom: boolean;
}

/** While the room is pushed about, its photo is written several times a second. Milliseconds. */
const QUIET = 1000;

/**
 * The photo of a design while it is near the screen; undefined before it is read, and where there is none.
 *
 * @param of whose photo it is
 */
export function usePhotoThumbnail(
  of: string,
  draft: Draft,
  isNear: boolean,
): PhotoThumbnail | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['photo-thumbnail', of, draft],
    queryFn: () => readThumbnail(of, draft),
    enabled: isNear,
    gcTime: 0,
    refetchOnMount: 'always',
    structuralSharing: false,
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listen('garden-photos', () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void client.invalidateQueries({ queryKey: ['photo-thumbnail', of] }),
        QUIET,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, of]);
  return data ?? undefined;
}

/**
 * With the room where the picture that was made shows this design in this photo, and nothing was changed in it since;
 * null where there is no photo.
 */
export async function readThumbnail(of: string, draft: Draft): Promise<PhotoThumbnail | null> {
  const [photo, made] = await Promise.all([readGardenPhoto(of), readVisualisation()]);
  if (!photo) return null;
  const isAsItStands =
    made?.of === of && made.madeAt >= photo.savedAt && sameDesign(made.draft, draft);
  return isAsItStands
    ? { content: made.withRoom, hasRoom: true }
    : { content: photo.picture, hasRoom: false };
}
