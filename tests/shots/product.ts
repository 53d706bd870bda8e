import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { designRoom } from '#tests/support/builder';
import { openMore } from '#tests/support/more-menu';
import { open } from '#tests/support/page-state';
import type { RealServer } from '#tests/support/servers/server';
import { OFFICE, readIn, STUDIO, studioCard } from './named-designs';

const root = resolve(import.meta.dirname, '../..');

interface Screen {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
}

export const PHONE: Screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
export const DESKTOP: Screen = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** The pictures for the README and the web manifest, at the sizes the manifest states. */
export async function shootProduct(browser: Browser, server: RealServer): Promise<void> {
  await shootScreen(browser, server, PHONE, showFinishes, ['public/screenshots/builder-phone.png']);
  await shootScreen(browser, server, DESKTOP, showFinishes, [
    'public/screenshots/builder-desktop.png',
    'docs/builder.png',
  ]);
  await shootScreen(browser, server, DESKTOP, showHome, ['docs/home.jpg']);
  await shootScreen(browser, server, DESKTOP, showComparison, ['docs/compare.png']);
}

/** Opens a page at the size of a screen, lets `show` bring it where it is to be seen, and keeps the picture as these files. */
export async function shootScreen(
  browser: Browser,
  server: RealServer,
  { viewport, deviceScaleFactor }: Screen,
  show: (page: Page) => Promise<void>,
  files: string[],
) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  await show(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const file of files) await page.screenshot({ path: resolve(root, file) });
  await context.close();
}

async function showHome(page: Page) {
  await open(page, '/');
}

/** Two designs side by side, from outside. */
async function showComparison(page: Page) {
  await open(page, '/designs');
  await readIn(page, [STUDIO, OFFICE]);
  await openMore(studioCard(page));
  await page.getByRole('link', { name: /^Compare “Studio/ }).click();
  await page.getByRole('table').getByRole('img').nth(1).waitFor();
}

/** The builder at its finishes. */
async function showFinishes(page: Page) {
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
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
