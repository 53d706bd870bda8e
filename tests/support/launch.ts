import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#build/commands/browser';

/** Lets a failed Background Sync be tried again after 3 seconds instead of 5 minutes. */
export const QUICK_SYNC = [
  '--force-fieldtrials=BackgroundSync/Test',
  '--force-fieldtrial-params=BackgroundSync.Test:initial_retry_delay_sec/3/retry_delay_factor/1/max_sync_attempts/20',
];

/** How every browser of these tests is started; `flags` are added to the usual ones. */
function launchOptions(flags: readonly string[] = []) {
  const executablePath = findChromium();
  return { args: [...CHROMIUM_FLAGS, ...flags], ...(executablePath ? { executablePath } : {}) };
}

/** A browser of its own, for a test that needs other flags. The caller closes it. */
export function launchBrowser(flags: readonly string[]): Promise<Browser> {
  return chromium.launch(launchOptions(flags));
}

/** A browser whose profile lies in a folder and outlives it; `flags` are added to the usual ones. */
export function launchProfile(
  folder: string,
  options: BrowserContextOptions,
  flags: readonly string[] = [],
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...launchOptions(flags), ...options });
}
