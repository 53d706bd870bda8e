import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#app/offline/coordination/announce';
import { readVisualisation, type Visualisation } from '#app/offline/garden-photos/visualisation';
import type { Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';

const KEY = ['visualisation'];

/** The picture of this design in a photo of the garden; null where there is none, or none of this design. */
export function useVisualisation(draft: Draft): Visualisation | null {
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
  return data && sameDesign(data.draft, draft) ? data : null;
}
