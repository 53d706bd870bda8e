import * as z from 'zod/mini';
import {
  pricingSnapshotSchema,
  type PricingSnapshot,
} from '#domain/order/contracts/pricing-snapshot';
import { inTransaction } from '#app/offline/storage/transaction';

const KEY = 'current';

/** Stores the latest fetched pricing, so that live prices are available offline. */
export async function savePricingCopy(snapshot: PricingSnapshot): Promise<void> {
  await inTransaction('pricing', 'readwrite', (store) => store.put(snapshot, KEY));
}

/** The latest fetched pricing; null when there is none, or none this version can read. */
export async function loadPricingCopy(): Promise<PricingSnapshot | null> {
  const stored = await inTransaction('pricing', 'readonly', (store) => store.get(KEY));
  const snapshot = z.safeParse(pricingSnapshotSchema, stored);
  return snapshot.success ? snapshot.data : null;
}
