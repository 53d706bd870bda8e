import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '#build/commands/browser';

/** A mid-range phone on a slow connection: 390 × 844, CPU 4× slower, 1.6 Mbit/s, 150 ms. */
const MOBILE = {
  viewport: { width: 390, height: 844 },
  cpuSlowdown: 4,
  bytesPerSecond: (1.6 * 1024 * 1024) / 8,
  latencyMs: 150,
};

export function launch(args: string[] = CHROMIUM_FLAGS): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args,
    ...(executablePath ? { executablePath } : {}),
  });
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/** A first visit: empty caches, nothing stored. */
export async function newVisitor(
  browser: Browser,
  slowNetwork: boolean,
  baseURL?: string,
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: MOBILE.viewport,
    isMobile: true,
    hasTouch: true,
    ...(baseURL ? { baseURL } : {}),
  });
  // The compiler for these scripts names functions with a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: MOBILE.cpuSlowdown });
  if (slowNetwork) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: MOBILE.latencyMs,
      downloadThroughput: MOBILE.bytesPerSecond,
      uploadThroughput: MOBILE.bytesPerSecond,
    });
  }
  return { context, page, cdp };
}
