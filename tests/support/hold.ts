import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright/test';

/**
 * Holds the page's prices, as a slow network does, until `release` is called.
 *
 * @returns `asked`, which resolves when the page has requested them
 */
export async function holdPricing(
  page: Page,
): Promise<{ release(): void; asked: Promise<unknown> }> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const asked = once(gate, 'asked');
  await page.route('**/api/pricing', async (route) => {
    gate.emit('asked');
    await opened;
    await route.continue();
  });
  return { release: () => void gate.emit('open'), asked };
}

/** Holds requests to these addresses until `release` is called. */
export async function holdCalls(page: Page, addresses: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(addresses, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.emit('open');
}
