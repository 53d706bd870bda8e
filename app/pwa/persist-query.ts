import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { localMemory } from './local-memory';

export interface PersistedQuery {
  queryKey: QueryKey;
  /** What the data must look like to be shown again. */
  schema: z.ZodMiniType;
  /** In localStorage. */
  storageKey: string;
  /** Raise it when the data change shape: what older programs kept is then dropped. */
  buster: string;
}

/**
 * Keeps one query, and no other, in localStorage. What an earlier visit left there is shown at once
 * and revalidated once per start. Call it after the first render has met the prerendered page, which
 * knows nothing of earlier visits.
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
  // Outdated from the start: the first screen that reads it asks the server too.
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Storage that is broken, or holds what this program cannot read, holds nothing. */
function readSafely(schema: ReturnType<typeof persistedSchema>, read: () => unknown) {
  try {
    const persisted = z.safeParse(schema, read());
    return persisted.success ? persisted.data.clientState.queries[0].state : undefined;
  } catch {
    return undefined;
  }
}
