import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#build/browser';

/** How every browser of these tests is started; `flags` are added to the usual ones. */
function launchOptions(flags: readonly string[] = []) {
  const executablePath = findChromium();
  return { args: [...CHROMIUM_FLAGS, ...flags], ...(executablePath ? { executablePath } : {}) };
}

/** A browser of its own, for a test that needs other flags. The caller closes it. */
export function launchBrowser(flags: readonly string[]): Promise<Browser> {
  return chromium.launch(launchOptions(flags));
}

/** A browser whose profile lies in a folder and outlives it. */
export function launchProfile(
  folder: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...launchOptions(), ...options });
}
