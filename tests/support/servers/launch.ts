import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#build/commands/browser';

/** Makes a failed Background Sync retry after 3 seconds instead of 5 minutes. */
export const QUICK_SYNC = [
  '--force-fieldtrials=BackgroundSync/Test',
  '--force-fieldtrial-params=BackgroundSync.Test:initial_retry_delay_sec/3/retry_delay_factor/1/max_sync_attempts/20',
];

/** Launch options for every browser in these tests; `flags` are added to the usual ones. */
function launchOptions(flags: readonly string[] = []) {
  const executablePath = findChromium();
  return { args: [...CHROMIUM_FLAGS, ...flags], ...(executablePath ? { executablePath } : {}) };
}

/** A separate browser, for a test that needs other flags. The caller closes it. */
export function launchBrowser(flags: readonly string[]): Promise<Browser> {
  return chromium.launch(launchOptions(flags));
}

/** A browser with a persistent profile in a folder; `flags` are added to the usual ones. */
export function launchProfile(
  folder: string,
  options: BrowserContextOptions,
  flags: readonly string[] = [],
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...launchOptions(flags), ...options });
}
