import * as z from 'zod/mini';
import { pricingSnapshotSchema, type PricingSnapshot } from '#domain/contracts/pricing-snapshot';
import { inTransaction } from '#app/offline/storage/transaction';

const KEY = 'current';

/** Keeps the pricing last fetched, so that prices are live without a connection. */
export async function savePricingCopy(snapshot: PricingSnapshot): Promise<void> {
  await inTransaction('pricing', 'readwrite', (store) => store.put(snapshot, KEY));
}

/** The pricing last fetched; null when there is none, or none that this program can read. */
export async function loadPricingCopy(): Promise<PricingSnapshot | null> {
  const stored = await inTransaction('pricing', 'readonly', (store) => store.get(KEY));
  const snapshot = z.safeParse(pricingSnapshotSchema, stored);
  return snapshot.success ? snapshot.data : null;
}
