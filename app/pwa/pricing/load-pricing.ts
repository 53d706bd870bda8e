import type { PricingSnapshot } from '#domain/contracts/pricing-snapshot';

/** How long a slow network may keep prices from showing when older ones are at hand. */
const PATIENCE_MS = 3000;

export interface PricingSources {
  network: () => Promise<PricingSnapshot>;
  readCopy: () => Promise<PricingSnapshot | null>;
  saveCopy: (snapshot: PricingSnapshot) => Promise<void>;
  /** What is on the screen already, from an earlier visit. */
  shown: () => PricingSnapshot | undefined;
  /** Told that older prices had to do, so that they can be asked for again. */
  onOlder: () => void;
  /** Takes the network's answer when it comes after an older one was used. */
  onLate: (snapshot: PricingSnapshot) => void;
}

/**
 * The live pricing, or after 3 s or a failure the newest older one of this device. With none at
 * hand the network gets all the time it needs.
 *
 * @throws the network's error when there is no older pricing either
 */
export async function loadPricing(sources: PricingSources): Promise<PricingSnapshot> {
  let usedOlder = false;
  let arrived = false;
  const live = sources.network().then((snapshot) => {
    arrived = true;
    // Only a convenience for the next visit without a connection, which can do without.
    sources.saveCopy(snapshot).catch(() => undefined);
    // A task later, so that it cannot be overtaken by the older answer it replaces.
    if (usedOlder) setTimeout(() => sources.onLate(snapshot));
    return snapshot;
  });
  const inTime = await Promise.race([live.catch(() => null), afterPatience()]);
  if (inTime) return inTime;
  const older = await olderPricing(sources);
  if (arrived || !older) return live;
  usedOlder = true;
  sources.onOlder();
  return older;
}

/** A copy that cannot be read is no copy: the caller turns to the network again. */
async function olderPricing({ readCopy, shown }: PricingSources): Promise<PricingSnapshot | null> {
  const copy = await readCopy().catch(() => null);
  const current = shown() ?? null;
  if (!copy || !current) return copy ?? current;
  return copy.version > current.version ? copy : current;
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}
