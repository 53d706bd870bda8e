import type { Page } from 'playwright/test';
import { expect, NOT_THERE, siteTest as test } from '#tests/support/fixtures';
import { clippedText, expectNoOverflow } from '#tests/support/page/layout';
import { open } from '#tests/support/page-state';
import { DESKTOP, PHONE, PUBLIC_ROUTES, UNKNOWN_PATH } from '#tests/support/routes';

interface Room {
  way: string;
  viewport: { width: number; height: number };
  rootSize: string;
}

const EVERY_PAGE = [...PUBLIC_ROUTES, UNKNOWN_PATH];

test.beforeEach(({ quietConsole }) => quietConsole.allow(NOT_THERE));

// For a small phone, a visitor who enlarges only the text, and one who zooms the whole page on a laptop.
const TIGHT: readonly Room[] = [
  { way: '320 px', viewport: { width: 320, height: 640 }, rootSize: '16px' },
  { way: 'text at 200 % on a phone', viewport: PHONE, rootSize: '32px' },
  { way: 'text at 200 % on a laptop', viewport: { width: 1280, height: 720 }, rootSize: '32px' },
  { way: 'the page at 200 % on a laptop', viewport: { width: 640, height: 360 }, rootSize: '16px' },
];

for (const { theme, size, viewport, tight, also } of [
  { theme: 'light', size: '390 px', viewport: PHONE, tight: TIGHT, also: ', and cuts nothing off' },
  { theme: 'dark', size: '1440 px', viewport: DESKTOP, tight: [], also: '' },
] as const) {
  test.describe(`${theme}, ${size}`, () => {
    test.use({
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    });

    test(
      `every page is quiet, keeps the words it was painted with, has the chat button${also}`,
      { tag: '@long' },
      async ({ page }) => {
        test.slow();
        // No console, hydration or policy message: the fixture listens.
        await page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => {
            for (const words of document.querySelectorAll('h1, h1 + p, h1 + * > p'))
              words.setAttribute('data-painted', '');
          }),
        );
        for (const path of EVERY_PAGE) {
          await open(page, path);
          await expect(page.locator('html')).toHaveClass(
            theme === 'dark' ? /\bdark\b/ : /^(?!.*dark)/,
          );
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
          await expect(page.locator('h1'), path).toHaveAttribute('data-painted', '');
          await expect(
            page.locator(':is(h1 + p, h1 + * > p):not([data-painted])'),
            path,
          ).toHaveCount(0);
          await expectChatButton(page, path);
          for (const room of tight) await expectFits(page, path, room);
          await page.setViewportSize(viewport);
        }
      },
    );
  });
}

/** At the bottom right, as large as a finger, and open in a new tab with a message begun. */
async function expectChatButton(page: Page, path: string) {
  const chat = page.getByRole('link', { name: /^Need help\? Chat with us!/, includeHidden: true });
  await expect(chat).toHaveCount(1);
  await expect(chat).toHaveAttribute('target', '_blank');
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect(href.hostname).not.toBe('127.0.0.1');
  expect(href.searchParams.get('text')).toMatch(/modular build/);
  await expect(chat).toHaveCSS('position', 'fixed');
  const box = await chat.boundingBox();
  const viewport = page.viewportSize();
  if (!box || !viewport) throw new Error(`No chat button on ${path}`);
  expect.soft(box.width, path).toBeGreaterThanOrEqual(44);
  expect.soft(box.x + box.width, path).toBeLessThanOrEqual(viewport.width);
  expect.soft(box.x, path).toBeGreaterThan(viewport.width / 2);
  expect.soft(box.y, path).toBeGreaterThan(viewport.height / 2);
}

/** Nothing runs over the edge, and no words are cut off. */
async function expectFits(page: Page, path: string, { way, viewport, rootSize }: Room) {
  await page.setViewportSize(viewport);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, rootSize);
  await expectNoOverflow(page, `${path}, ${way}`);
  expect.soft(await clippedText(page), `${path}, ${way}`).toEqual([]);
}
