import type { Browser, Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { interactive, open } from '#tests/support/page-state';
import { PHONE, PUBLIC_ROUTES } from '#tests/support/routes';
import { countTraffic } from '#tests/support/page/traffic';

const KIB = 1024;
const LIMIT = 250 * KIB;
/**
 * Everything a room is configured with; three pictures of rooms, of which two are only near, and what the live pages
 * share, such as the photographs of gardens.
 */
const LIMITS: Record<string, number> = { '/builder': 275 * KIB, '/pricing': 269 * KIB };

/** Separate browsers side by side; a page waits more than it works. */
const AT_ONCE = 4;

/**
 * Disables the timeout that shows everything if the app cannot load, because a busy machine may be slower
 * than it.
 */
async function neverGiveUp(page: Page) {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, wait?: number) =>
      wait === 10_000 ? 0 : start(run, wait)) as typeof window.setTimeout;
  });
}

/** Bytes that a first visit loads on its own, before anything is touched or scrolled. */
async function weigh(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await neverGiveUp(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const traffic = countTraffic(cdp);
  await page.goto(url);
  await interactive(page);
  // What the app requests, and what those files request in turn.
  await expect.poll(() => traffic.quietFor(), { intervals: [100] }).toBeGreaterThan(500);
  await context.close();
  return traffic.allBytes;
}

test(
  'no public page brings more than 250 KiB to a phone before it is scrolled, the builder 275, the price list 269',
  { tag: '@long' },
  async ({ browser, site }) => {
    const paths: string[] = [...PUBLIC_ROUTES];
    const weighAll = async () => {
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        const bytes = await weigh(browser, site.origin + path);
        expect.soft(bytes, path).toBeLessThanOrEqual(LIMITS[path] ?? LIMIT);
        expect.soft(bytes, path).toBeGreaterThan(100 * KIB);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, weighAll));
  },
);

const widthOf = (image: HTMLElement) =>
  image instanceof HTMLImageElement ? image.naturalWidth : 0;

test('pictures below the first screen load by themselves when they are near, and no others', async ({
  page,
}) => {
  await neverGiveUp(page);
  await open(page, '/pricing');
  const pictures = page.getByRole('article').getByRole('img', { name: /^Visualisation/ });
  await expect.poll(() => pictures.nth(1).evaluate(widthOf)).toBeGreaterThan(100);
  await expect(pictures.last()).toHaveJSProperty('currentSrc', '');
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.last().evaluate(widthOf)).toBeGreaterThan(100);
});

test('a mouse that only lies over the page does not count as a visitor on the way', async ({
  page,
}) => {
  await neverGiveUp(page);
  // The page has not finished loading before its picture: the boot script is there, and waits.
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((go) => (letGo = go));
  await page.route(/\.avif$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const boot = () =>
    page.evaluate(async () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      const script = names.find((name) => /\/assets\/index-[^/]+\.js$/.test(name));
      if (script) await import(script);
      return Boolean(script);
    });
  await expect.poll(boot).toBe(true);
  for (const type of ['pointerover', 'pointermove'])
    await page
      .locator('body')
      .dispatchEvent(type, { bubbles: true, movementX: 0, movementY: 0, clientX: 1, clientY: 1 });
  await expect(page.locator('html')).toHaveAttribute('data-below', 'hidden');
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await expect(page.locator('html')).toHaveAttribute('data-below', 'auto');
  letGo?.();
  await interactive(page);
});
