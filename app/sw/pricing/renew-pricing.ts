import { installPricing } from './install-pricing';

/** The sync tag for fetching the prices again once there is a connection. */
export const PRICING_SYNC = 'pricing';

/** Background Sync is not supported everywhere and is missing from the standard types. */
export interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Fetches the prices whenever a page is opened, even one that shows none, so that the offline copy dates
 * from the last connection. Offline, it asks the browser to wake the worker once the connection is back,
 * even with every page closed; Safari and Firefox cannot, and wait for the next page.
 */
export async function renewPricing(registration: { readonly sync?: SyncManager }): Promise<void> {
  try {
    await installPricing();
  } catch {
    // Keep the existing prices: the visitor may have blocked background work.
    await registration.sync?.register(PRICING_SYNC).catch(() => undefined);
  }
}
