import type { Page } from 'playwright/test';
import { GALLERY_FILTERS } from '#domain/site/gallery/gallery-categories';
import { expectAccessible } from '#tests/support/page/accessibility';
import { cachedAddresses } from '#tests/support/device-storage';
import { API_UNREACHED, expect, siteTest, test } from '#tests/support/fixtures';
import {
  EMPTY_TEXT,
  expectShown,
  filterButton,
  holdGallery,
  lightbox,
  shots,
} from '#tests/support/gallery';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { open, workerReady } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';
import { DESKTOP, PHONE } from '#tests/support/routes';
import { RealServer } from '#tests/support/servers/server';
import { countTransitions, transitions } from '#tests/support/page/view-transitions';

const workerTest = siteTest.extend({ serviceWorkers: 'allow' });

const FIRST = 'Garden room at dusk';
const SECOND = 'Cedar boards and entrance door';

async function openGallery(page: Page, path = '/gallery') {
  await open(page, path);
  await expectShown(page, 1);
}

siteTest.describe('the gallery', () => {
  siteTest(
    'shows all projects at first, narrows to a category, and back again',
    { tag: '@long' },
    async ({ page }) => {
      await openGallery(page);
      await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
      const bar = page.getByRole('group', { name: 'Filter by category' });
      const labels = GALLERY_FILTERS.map(({ label }) => label);
      await expect(bar.getByRole('button')).toHaveCount(labels.length);
      for (const label of labels) {
        await expect(filterButton(page, label)).toHaveAttribute(
          'aria-pressed',
          String(label === 'All Projects'),
        );
      }
      await expect(shots(page)).toHaveCount(12);
      const first = page.getByRole('listitem').filter({ hasText: FIRST }).first();
      await expect(first.getByText('Garden Rooms. Sample picture, a visualisation.')).toBeVisible();
      await expect(
        first.getByText('Folding doors, and lights recessed under the roof edge.'),
      ).toBeVisible();
      await expect(first.getByRole('img')).toHaveAttribute('alt', /^Visualisation: /);

      await filterButton(page, 'Garden Offices').click();
      await expect(shots(page)).toHaveCount(2);
      await expect(page).toHaveURL(/\/gallery\?category=garden-offices$/);
      await filterButton(page, 'Featured').click();
      await expect(page.getByText(EMPTY_TEXT)).toBeVisible();
      await expect(shots(page)).toHaveCount(0);
      await page.goBack();
      await expect(shots(page)).toHaveCount(2);
      await page.goBack();
      await expect(shots(page)).toHaveCount(12);
      await expect(filterButton(page, 'All Projects')).toHaveAttribute('aria-pressed', 'true');
    },
  );

  siteTest(
    'opens with the category of its address, its button in sight',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openGallery(page, '/gallery?category=construction');
      await expect(shots(page)).toHaveCount(1);
      await expect(filterButton(page, 'Construction')).toHaveAttribute('aria-pressed', 'true');
      await expect(filterButton(page, 'Construction')).toBeInViewport();
      await open(page, '/gallery?category=sheds');
      await expect(shots(page)).toHaveCount(12);
    },
  );

  siteTest('turns a ring until the pictures are there, and nothing moves', async ({ page }) => {
    await watchMovement(page);
    const release = await holdGallery(page);
    await open(page, '/gallery');
    await expect(page.getByText('Loading pictures')).toBeVisible();
    release();
    await expectShown(page, 1);
    await expect(page.getByText('Loading pictures')).toBeHidden();
    expect(await movedBy(page)).toBeLessThan(0.0005);
  });

  siteTest('brings pictures only as they come near, sized for the screen', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openGallery(page);
    await page.waitForLoadState('networkidle');
    const asked = await page.evaluate(() =>
      [
        ...new Set(
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        ),
      ].filter((path) => path.startsWith('/uploads/')),
    );
    expect(asked).not.toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(asked.every((address) => address.endsWith('/400.avif'))).toBe(true);
    await shots(page).last().scrollIntoViewIfNeeded();
    await expect(page.locator('figure').last().locator('img[data-shown]')).toBeVisible();
    const image = page.locator('figure').last().locator('img');
    await expect(image).toHaveAttribute('width', '1600');
    await expect(image).toHaveAttribute('height', '1000');
  });

  siteTest('has its first pictures before any script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/gallery?category=before-after');
    const early = page.locator('[data-early-picture] img');
    await expect(early).toHaveCount(2);
    await expect(early.first()).toHaveAttribute('alt', /timber pegs and string/);
    await expect
      .poll(() => early.first().evaluate((image) => image.clientHeight))
      .toBeGreaterThan(90);
    await context.close();
  });

  siteTest(
    'says so when it cannot load, and tries again',
    { tag: '@long' },
    async ({ page, quietConsole }) => {
      quietConsole.allow(/status of 503/);
      const broken = '**/api/gallery-images';
      await page.route(broken, (route) => route.fulfill({ status: 503, body: 'busy' }));
      await open(page, '/gallery');
      await expect(page.getByRole('alert')).toHaveText(
        'The pictures could not be loaded. Try again when you have a signal.',
      );
      await expectAccessible(page, 'gallery, failed');
      await page.unroute(broken);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(shots(page)).toHaveCount(12);
    },
  );

  workerTest(
    'shows without a signal what was seen, and the rest when it returns',
    { tag: '@long' },
    async ({ page, context, quietConsole }) => {
      quietConsole.allow(API_UNREACHED);
      await page.setViewportSize(PHONE);
      await openGallery(page);
      await workerReady(page);
      await expect.poll(() => keptPictures(page)).toBeGreaterThanOrEqual(2);
      const session = await context.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await page.close();
      await context.setOffline(true);
      const later = await context.newPage();
      await later.setViewportSize(PHONE);
      await open(later, '/gallery');
      await expect(shots(later)).toHaveCount(12);
      await expectShown(later, 2);
      await expect(later.getByText(/^Pictures you have seen before are here/)).toBeVisible();
      const last = later.locator('figure').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last.locator('img')).toBeAttached();
      await expect(last.locator('img[data-shown]')).toHaveCount(0);
      await context.setOffline(false);
      await expect(last.locator('img[data-shown]')).toBeVisible();
      const kept = await cachedAddresses(later);
      expect(kept.filter(({ path }) => /^\/(uploads|api)\//.test(path))).toEqual([]);
    },
  );
});

siteTest.describe('a picture shown large', () => {
  siteTest('opens, turns by keys and buttons, announces itself, and closes', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openGallery(page);
    await shots(page).first().click();
    const dialog = lightbox(page);
    await expect(dialog).toHaveAccessibleName('Picture 1 of 12');
    await expect(dialog.getByText(`1 of 12: ${FIRST}`)).toBeAttached();
    await expect(dialog.locator('img[data-shown]')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(`2 of 12: ${SECOND}`)).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toHaveAccessibleName('Picture 12 of 12');
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog).toHaveAccessibleName('Picture 1 of 12');
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.closest('dialog, body') === document.body,
      );
      expect(outside && (await page.evaluate(() => document.activeElement !== document.body))).toBe(
        false,
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(page.getByRole('button', { name: `Open picture: ${SECOND}` })).toBeFocused();
  });

  siteTest('grows out of its place once, and with reduced motion not at all', async ({ page }) => {
    await countTransitions(page);
    await openGallery(page);
    await shots(page).first().click();
    await expect(lightbox(page)).toHaveAccessibleName('Picture 1 of 12');
    await expect
      .poll(() => lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    expect(await transitions(page)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shots(page).first().click();
    await expect(lightbox(page)).toHaveAccessibleName('Picture 1 of 12');
    expect(await transitions(page)).toBe(1);
  });

  siteTest('closes by going back, and an address of its own opens it', async ({ page }) => {
    await openGallery(page, '/gallery?category=garden-offices');
    await shots(page).first().click();
    await expect(lightbox(page)).toHaveAccessibleName('Picture 1 of 2');
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(lightbox(page)).toHaveAccessibleName('Picture 2 of 2');
    const address = page.url();
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(/\?category=garden-offices$/);
    await open(page, address);
    await expect(lightbox(page)).toHaveAccessibleName('Picture 2 of 2');
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(/\?category=garden-offices$/);
  });

  siteTest(
    'turns by a swipe of one finger, and leaves two fingers to the browser',
    async ({ browser, site }) => {
      const context = await browser.newContext({
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
        baseURL: site.origin,
      });
      const page = await context.newPage();
      await openGallery(page);
      await shots(page).first().tap();
      await expect(lightbox(page)).toHaveAccessibleName('Picture 1 of 12');
      await swipe(page, [300, 60]);
      await expect(lightbox(page)).toHaveAccessibleName('Picture 2 of 12');
      await swipe(page, [60, 300]);
      await expect(lightbox(page)).toHaveAccessibleName('Picture 1 of 12');
      await swipe(page, [200, 170]);
      await expect(lightbox(page)).toHaveAccessibleName('Picture 1 of 12');
      await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute(
        'content',
        /user-scalable|maximum-scale/,
      );
      await context.close();
    },
  );

  siteTest('is accessible, as is the page under it', { tag: '@long' }, async ({ page }) => {
    await openGallery(page);
    await expectSound(page, 'gallery');
    await filterButton(page, 'Featured').click();
    await expect(page.getByText(EMPTY_TEXT)).toBeVisible();
    await expectAccessible(page, 'gallery, empty');
    await filterButton(page, 'All Projects').click();
    await shots(page).first().click();
    await expect(lightbox(page).locator('img[data-shown]')).toBeVisible();
    await expectAccessible(page, 'gallery, large');
  });

  siteTest('fits into 320 px with the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openGallery(page);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    await shots(page).first().click();
    await expect(lightbox(page).getByRole('button', { name: 'Next picture' })).toBeInViewport();
  });
});

test.describe('without samples', () => {
  test(
    'the gallery is empty and says so, and the home page leaves it out',
    { tag: '@long' },
    async ({ page }) => {
      const server = await RealServer.create({ env: { SAMPLES: 'off' } });
      await server.start();
      await open(page, `${server.origin}/gallery`);
      await expect(page.getByText(EMPTY_TEXT)).toBeVisible();
      await open(page, `${server.origin}/`);
      await expect(page.getByRole('heading', { name: 'What homeowners say' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Rooms from our range' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: /Why Choose/ })).toBeAttached();
      // Before the server goes: the page still loads what it needs later.
      await page.close();
      await server.dispose();
    },
  );
});

/** How many pictures this device stores. */
function keptPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('modular-garden-rooms');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('pictures').objectStore('pictures').count();
          rows.addEventListener('success', () => {
            opening.result.close();
            resolve(rows.result);
          });
        });
      }),
  );
}

async function swipe(page: Page, [from, to]: readonly [number, number]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / 5);
  }
  await touch('touchEnd');
  await session.detach();
}

siteTest(
  'a picture of a room that we make leads to its design, at today’s price',
  async ({ page }) => {
    await openGallery(page);
    await page.getByText(SECOND, { exact: true }).scrollIntoViewIfNeeded();
    // 24,000 + 450 + 850 + 2,500
    await page.getByRole('link', { name: 'Build one like this, £27,800', exact: true }).click();
    await expect(page).toHaveURL(/\/shared#1\.g\./);
    await expect(page.getByText('£27,800').first()).toBeVisible();
    // The code behind the "#" is no place on the page: it begins at its top, and the way back at the picture.
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect.poll(scrolled).toBeGreaterThan(300);
  },
);
