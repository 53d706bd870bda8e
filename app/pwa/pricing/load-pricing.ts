import type { PricingSnapshot } from '#domain/order/contracts/pricing-snapshot';

/** How long to wait for a slow network when older prices are available. */
const PATIENCE_MS = 3000;

export interface PricingSources {
  network: () => Promise<PricingSnapshot>;
  readCopy: () => Promise<PricingSnapshot | null>;
  saveCopy: (snapshot: PricingSnapshot) => Promise<void>;
  /** The prices already on screen, from an earlier visit. */
  shown: () => PricingSnapshot | undefined;
  /** Called when older prices had to be used, so that the caller can ask again later. */
  onOlder: () => void;
  /** Receives the network's answer when it arrives after older prices were used. */
  onLate: (snapshot: PricingSnapshot) => void;
}

/**
 * The live pricing or, after 3 s or a failure, this device's most recent copy. With no copy, the network
 * gets all the time it needs.
 *
 * @throws the network's error when there is no older pricing either
 */
export async function loadPricing(sources: PricingSources): Promise<PricingSnapshot> {
  let usedOlder = false;
  let hasArrived = false;
  const live = sources.network().then((snapshot) => {
    hasArrived = true;
    // Best effort: the copy only matters for the next offline visit.
    sources.saveCopy(snapshot).catch(() => undefined);
    // One task later, so the older answer it replaces cannot overtake it.
    if (usedOlder) setTimeout(() => sources.onLate(snapshot));
    return snapshot;
  });
  const inTime = await Promise.race([live.catch(() => null), afterPatience()]);
  if (inTime) return inTime;
  const older = await olderPricing(sources);
  if (hasArrived || !older) return live;
  usedOlder = true;
  sources.onOlder();
  return older;
}

/** An unreadable copy counts as none: the caller turns back to the network. */
async function olderPricing({ readCopy, shown }: PricingSources): Promise<PricingSnapshot | null> {
  const copy = await readCopy().catch(() => null);
  const current = shown() ?? null;
  if (!copy || !current) return copy ?? current;
  return copy.version > current.version ? copy : current;
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}
