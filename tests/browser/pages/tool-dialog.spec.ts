import type { Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const buildButton = (page: Page) => page.getByRole('button', { name: 'Build Your Room' });
const toolDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Your Building Tool' });

test('offers both tools with their features, on a phone on its side too', async ({ page }) => {
  await open(page, '/');
  await buildButton(page).click();
  await test.step('offers both tools with their features', async () => {
    const dialog = toolDialog(page);
    const builder = dialog.getByRole('region', { name: 'Interactive Room Builder' });
    const estimator = dialog.getByRole('region', { name: 'Quick Price Estimator' });
    await expect(builder).toContainText('Recommended');
    await expect(builder.getByRole('listitem')).toHaveText([
      'Choose room type and size',
      'Select windows, doors and features',
      'Pick finishes and upgrades',
      'See live price updates',
      'Save and email your design',
    ]);
    await expect(estimator.getByRole('listitem')).toHaveText([
      'Select room type',
      'Choose basic size',
      'Pick key features',
      'Instant price range',
      'Fast and simple',
    ]);
  });
  await test.step('shows both buttons on a phone on its side', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const name of ['Start Building', 'Get Estimate']) {
      await expect(toolDialog(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });
});

test('closes at the chosen tool and leads to it, or on Escape and gives the focus back', async ({
  page,
}) => {
  await open(page, '/');
  for (const [button, path] of [
    ['Start Building', '/builder'],
    ['Get Estimate', '/estimator'],
  ] as const) {
    await buildButton(page).click();
    await toolDialog(page).getByRole('link', { name: button }).click();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    await expect(toolDialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(buildButton(page)).toBeVisible();
    await expect(toolDialog(page)).toHaveCount(0);
  }

  await buildButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(toolDialog(page)).toBeVisible();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    await expect(toolDialog(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(toolDialog(page)).toHaveCount(0);
  await expect(buildButton(page)).toBeFocused();
});

test('gives the focus back to its button although Tab was faster than its first frame', async ({
  page,
}) => {
  await open(page, '/');
  const frames = await page.evaluateHandle(() => {
    const real = window.requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => held.push(frame);
    return () => {
      window.requestAnimationFrame = real;
      for (const frame of held) real(frame);
    };
  });
  await buildButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(toolDialog(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(buildButton(page)).not.toBeFocused();
  await frames.evaluate((letGo) => letGo());
  await expect(toolDialog(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toolDialog(page)).toHaveCount(0);
  await expect(buildButton(page)).toBeFocused();
});

test('opens after a press that came before any script was loaded', async ({ page }) => {
  let letGo: (() => void) | undefined;
  const pressed = new Promise<void>((go) => (letGo = go));
  await page.route(/\/assets\/index-/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await buildButton(page).click();
  letGo?.();
  await interactive(page);
  await expect(toolDialog(page)).toBeVisible();
});

workerTest('opens without a connection', { tag: '@long' }, async ({ page, context }) => {
  await open(page, '/');
  await workerReady(page);
  await context.setOffline(true);
  await buildButton(page).click();
  await expect(toolDialog(page)).toBeVisible();
});

test('leads to the builder when it cannot be loaded', async ({ page, quietConsole }) => {
  quietConsole.allow(/tool-dialog/);
  await page.route('**/tool-dialog-*.js', (route) => route.abort());
  // The page may reload once to recover; without storage it does not.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('No storage', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await buildButton(page).click();
  await expect(page).toHaveURL(/\/builder/);
});

test('axe finds nothing in it', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await buildButton(page).click();
  await expect(toolDialog(page)).toBeVisible();
  await expectSound(page, 'tool dialog');
});
