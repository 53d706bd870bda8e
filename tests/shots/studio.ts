import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import type { RealServer } from '#tests/support/servers/server';

export type Theme = 'light' | 'dark';

export interface Studio {
  browser: Browser;
  server: RealServer;
  /** Where to fetch the page, if not from the server itself. */
  origin?: string;
  out: string;
  width: number;
  theme: Theme;
}

const PATIENCE_MS = 300_000;

/** Opens a fresh visitor's page at the studio's width and theme for `work`, and closes it afterwards. */
export async function withPage(studio: Studio, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await studio.browser.newContext({
    baseURL: studio.origin ?? studio.server.origin,
    viewport: { width: studio.width, height: studio.width < 600 ? 844 : 900 },
    colorScheme: studio.theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  // Waiting inside the page has no timeout of its own.
  const patience = setTimeout(() => {
    void context.close({ reason: `A screen stood still for ${PATIENCE_MS / 60_000} minutes` });
  }, PATIENCE_MS);
  try {
    await work(await context.newPage());
  } finally {
    clearTimeout(patience);
    await context.close();
  }
}

/** Captures the whole page with every picture, including lazy ones. */
export async function shoot(studio: Studio, page: Page, name: string): Promise<void> {
  await passBy(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.loading === 'lazy');
    for (const image of pictures) image.loading = 'eager';
    // A step change may be interrupted by the next.
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  const path = join(studio.out, `${name}-${studio.width}-${studio.theme}.png`);
  await page.screenshot({ path, fullPage: true });
}

/** Scrolls through the page and back to where it was. */
async function passBy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const start = scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    scrollTo({ top: start, behavior: 'instant' });
  });
}
