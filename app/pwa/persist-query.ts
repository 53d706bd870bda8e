import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { localMemory } from './local-memory';

export interface PersistedQuery {
  queryKey: QueryKey;
  /** The schema data must match to be shown again. */
  schema: z.ZodMiniType;
  /** In localStorage. */
  storageKey: string;
  /** Raise it when the shape of the data changes: what older versions stored is then dropped. */
  buster: string;
}

/**
 * Keeps one query, and no other, in localStorage. What an earlier visit left there is shown at once and
 * revalidated once per start. Call it after hydration: the prerendered page knows nothing about earlier
 * visits.
 *
 * @returns a function that stops it
 */
export function persistQuery(
  queryClient: QueryClient,
  { queryKey, schema, storageKey, buster }: PersistedQuery,
  storage = localMemory(),
): () => void {
  const queryHash = hashKey(queryKey);
  const persister = createSyncStoragePersister({ storage, key: storageKey });
  const state = readSafely(persistedSchema(schema, buster), () => persister.restoreClient());
  if (state) restore(queryClient, queryKey, state);
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== queryHash) return;
    if (query.state.status !== 'success') return;
    void persister.persistClient({
      timestamp: Date.now(),
      buster,
      clientState: dehydrate(queryClient, {
        shouldDehydrateMutation: () => false,
        shouldDehydrateQuery: (other) => other.queryHash === queryHash,
      }),
    });
  });
}

function persistedSchema(schema: z.ZodMiniType, buster: string) {
  const state = z.object({ data: schema, dataUpdatedAt: z.number() });
  return z.object({
    buster: z.literal(buster),
    clientState: z.object({ queries: z.tuple([z.object({ state })]) }),
  });
}

function restore(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number },
) {
  const present = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (present >= dataUpdatedAt) return;
  queryClient.setQueryData(queryKey, data, { updatedAt: dataUpdatedAt });
  // Stale from the start, so the first screen to read it also asks the server.
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Treats storage that is broken, or holds something this version cannot read, as empty. */
function readSafely(schema: ReturnType<typeof persistedSchema>, read: () => unknown) {
  try {
    const persisted = z.safeParse(schema, read());
    return persisted.success ? persisted.data.clientState.queries[0].state : undefined;
  } catch {
    return undefined;
  }
}
