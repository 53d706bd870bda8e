import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import {
  keepVisualisation,
  readVisualisation,
  type Visualisation,
} from '#app/offline/garden-photos/visualisation';
import type { Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';
import { keepNow } from './keep-photo';

const KEY = ['visualisation'];

/** The picture of this design in a photo of the garden; null where there is none, or one of earlier choices. */
export function useVisualisation(draft: Draft): {
  visualisation: Visualisation | null;
  isOfEarlierChoices: boolean;
} {
  const client = useQueryClient();
  const { data = null } = useQuery({
    queryKey: KEY,
    queryFn: readVisualisation,
    gcTime: 0,
    refetchOnMount: 'always',
    // They are megabytes, and never change but as a whole.
    structuralSharing: false,
  });
  useEffect(
    () => listen('garden-photos', () => void client.invalidateQueries({ queryKey: KEY })),
    [client],
  );
  const isOfThese = data !== null && sameDesign(data.draft, draft);
  return {
    visualisation: isOfThese ? data : null,
    isOfEarlierChoices: data !== null && !isOfThese,
  };
}

/** What a visualisation is made of: JPEGs of the photo with the room, and without. */
interface Made {
  /** Whose photo it is. */
  of: string;
  draft: Draft;
  /** Whether pegs told its size. */
  isPegged: boolean;
  withRoom: Blob;
  without: Blob;
}

/**
 * Keeps a picture for the PDF and the request, after the photo as it stands in it: whoever compares the two knows whether
 * something was changed since.
 *
 * @throws the browser's DOMException when storage is full or refused
 */
export async function offerPicture({ withRoom, without, ...made }: Made): Promise<void> {
  const [room, garden] = await Promise.all([withRoom.arrayBuffer(), without.arrayBuffer()]);
  await keepNow();
  await keepVisualisation({ ...made, madeAt: Date.now(), withRoom: room, without: garden });
}
