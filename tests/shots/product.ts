import { resolve } from 'node:path';
import type { Browser } from 'playwright/test';
import { designRoom } from '#tests/support/builder';
import { open } from '#tests/support/page-state';
import type { RealServer } from '#tests/support/server';

const root = resolve(import.meta.dirname, '../..');

/** The pictures that the README and the web manifest show, with the sizes the manifest names. */
export async function shootProduct(browser: Browser, server: RealServer): Promise<void> {
  await shot(browser, server, { width: 390, height: 844 }, 2, [
    'public/screenshots/builder-phone.png',
  ]);
  await shot(browser, server, { width: 1440, height: 900 }, 1, [
    'public/screenshots/builder-desktop.png',
    'docs/builder.png',
  ]);
}

async function shot(
  browser: Browser,
  server: RealServer,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
  files: string[],
) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await open(page, '/builder');
  await designRoom(page, {
    roomType: 'Garden Room',
    size: '4.5 × 4',
    windows: 2,
    patioGlass: true,
    finishes: { Cladding: 'Cedar' },
  });
  await page.goBack();
  await page.getByRole('heading', { name: 'Finishes', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const file of files) await page.screenshot({ path: resolve(root, file) });
  await context.close();
}
