import { installPricing } from './install-pricing';

/** The tag under which the prices are asked for again once there is a connection. */
export const PRICING_SYNC = 'pricing';

/** How Background Sync is asked for, where a browser has it; the standard's types do not. */
export interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Asks for the prices with every page that is opened, also one that shows none: what is kept for the
 * garden is then the list of the last connection. Without one the browser is asked to wake the worker
 * when it is back, with every page closed; Safari and Firefox cannot, and wait for the next page.
 */
export async function renewPricing(registration: { readonly sync?: SyncManager }): Promise<void> {
  try {
    await installPricing();
  } catch {
    // The prices of before go on; a visitor may have refused to let anything run later.
    await registration.sync?.register(PRICING_SYNC).catch(() => undefined);
  }
}
