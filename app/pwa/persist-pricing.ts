import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, hashKey, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { pricingSnapshotSchema } from '#domain/contracts/pricing-snapshot';
import { localMemory } from './local-memory';
import { PRICING_KEY } from './pricing-key';

const STORAGE_KEY = 'pricing-query';

/** Raise it when the pricing snapshot changes shape: what older programs kept is then dropped. */
const BUSTER = 'pricing-1';

const PRICING_HASH = hashKey(PRICING_KEY);

const persistedSchema = z.object({
  buster: z.literal(BUSTER),
  clientState: z.object({
    queries: z.tuple([
      z.object({ state: z.object({ data: pricingSnapshotSchema, dataUpdatedAt: z.number() }) }),
    ]),
  }),
});

/**
 * Keeps the pricing query, and no other, in localStorage. What an earlier visit left there is shown
 * at once and revalidated once per start. Call it after the first render has met the prerendered
 * page, which knows no prices of earlier visits.
 *
 * @returns a function that stops it
 */
export function persistPricing(queryClient: QueryClient, storage = localMemory()): () => void {
  const persister = createSyncStoragePersister({ storage, key: STORAGE_KEY });
  restorePricing(queryClient, () => persister.restoreClient());
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== PRICING_HASH) return;
    if (query.state.status !== 'success') return;
    void persister.persistClient({
      timestamp: Date.now(),
      buster: BUSTER,
      clientState: dehydrate(queryClient, {
        shouldDehydrateMutation: () => false,
        shouldDehydrateQuery: ({ queryHash }) => queryHash === PRICING_HASH,
      }),
    });
  });
}

function restorePricing(queryClient: QueryClient, read: () => unknown) {
  const [query] = readSafely(read);
  if (!query) return;
  const { data, dataUpdatedAt } = query.state;
  const present = queryClient.getQueryState(PRICING_KEY)?.dataUpdatedAt ?? 0;
  if (present >= dataUpdatedAt) return;
  queryClient.setQueryData(PRICING_KEY, data, { updatedAt: dataUpdatedAt });
  // Outdated from the start: the first screen that reads it asks the server too.
  void queryClient.invalidateQueries({ queryKey: PRICING_KEY, refetchType: 'none' });
}

/** Storage that is broken, or holds what this program cannot read, holds nothing. */
function readSafely(read: () => unknown) {
  try {
    const persisted = z.safeParse(persistedSchema, read());
    return persisted.success ? persisted.data.clientState.queries : [];
  } catch {
    return [];
  }
}
