import type { Page } from 'playwright/test';
import { chosenRoomType } from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { FIRST_PRESSES, type FirstPress } from '#tests/support/page/first-presses';
import { holdCalls } from '#tests/support/hold';
import { interactive } from '#tests/support/page-state';

// Motion is irrelevant here, and the testimonials then stay still.
test.use({ reducedMotion: 'reduce' });

const PROGRAM = '**/assets/entry-client-*.js';

async function type(page: Page, typed: FirstPress['typed']) {
  if (typed) await page.getByLabel(typed[0], { exact: true }).first().fill(typed[1]);
}

for (const { name, path, typed, control, answered, key } of FIRST_PRESSES) {
  test.describe(`${name}, pressed early`, () => {
    test('before the program is there: it counts, once', async ({ page }) => {
      const release = await holdCalls(page, PROGRAM);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await type(page, typed);
      if (key) await control(page).press(key);
      else await control(page).click();
      release();
      await interactive(page);
      await answered(page);
    });

    test('as soon as the page says that it answers: it counts, once', async ({ page }) => {
      const release = await holdCalls(page, PROGRAM);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await type(page, typed);
      await control(page).evaluate((element) => {
        const press = () => {
          if (!(element instanceof HTMLSelectElement)) return (element as HTMLElement).click();
          element.selectedIndex += 1;
          element.dispatchEvent(new Event('change', { bubbles: true }));
        };
        // After all its listeners, and before the browser continues.
        addEventListener('interactive', () => queueMicrotask(press));
      });
      release();
      await interactive(page);
      await answered(page);
    });
  });
}

test('a press is seen at once, and until it counts', async ({ page }) => {
  const release = await holdCalls(page, PROGRAM);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Behind the dialog, it is hidden from readers.
  const button = page.getByRole('button', { name: 'Build Your Room', includeHidden: true });
  const opacity = () => button.evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacity()).toBe(1);
  await button.click();
  expect(await opacity()).toBeLessThan(0.9);
  release();
  await interactive(page);
  expect(await opacity()).toBe(1);
});

test('a theme that was pressed twice is the one before', async ({ page }) => {
  const release = await holdCalls(page, PROGRAM);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await toggle.click();
  await toggle.click();
  release();
  await interactive(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('of several choices pressed early the last one counts', async ({ page }) => {
  const release = await holdCalls(page, PROGRAM);
  await page.goto('/builder', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: /^Garden Room/ }).click();
  await page.getByRole('radio', { name: /^Dual Purpose/ }).click();
  release();
  await interactive(page);
  await expect(chosenRoomType(page)).toHaveAccessibleName(/^Dual Purpose/);
  await page.getByRole('button', { name: 'Next Step' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Select Your Shell Size' }).waitFor();
});

test('a choice taken back early is not chosen', async ({ page }) => {
  const release = await holdCalls(page, PROGRAM);
  await page.goto('/estimator', { waitUntil: 'domcontentloaded' });
  const electrics = page.getByRole('checkbox', { name: /^Full electrics/ });
  await electrics.click();
  await electrics.click();
  release();
  await interactive(page);
  await expect(electrics).not.toBeChecked();
  await page.getByRole('radio', { name: 'Garden Room', exact: true }).check();
  await page.getByRole('radio', { name: /\s4\sm\s×\s4\sm outside/ }).check();
  // 27,150 + 450 + 850 + 1,000, without the electrics.
  await expect(page.getByText('£29,450 –')).toBeVisible();
});

test('measures typed early into the permission check are the ones it judges', async ({ page }) => {
  const release = await holdCalls(page, PROGRAM);
  await page.goto('/permission', { waitUntil: 'domcontentloaded' });
  await page.locator('input[name="height"]').fill('2.4');
  await page.locator('input[name="boundary"]').fill('1');
  await page.locator('select[name="home"]').selectOption({ index: 1 });
  release();
  await interactive(page);
  // Changing something else makes React write every field again.
  await page.locator('input[name="eaves"]').fill('2.3');
  await expect(page.locator('input[name="height"]')).toHaveValue('2.4');
  await expect(page.locator('input[name="boundary"]')).toHaveValue('1');
  expect(
    await page
      .locator('select[name="home"]')
      .evaluate((list: HTMLSelectElement) => list.selectedIndex),
  ).toBe(1);
});

test('a page that was scrolled early stays where it is', async ({ page }) => {
  const release = await holdCalls(page, PROGRAM);
  await page.goto('/estimator', { waitUntil: 'domcontentloaded' });
  const electrics = page.getByRole('checkbox', { name: /^Full electrics/ });
  await electrics.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(100);
  release();
  await interactive(page);
  // Prices have arrived and been rendered: the page is at rest.
  await expect(page.getByText(/^4\.4\sm\s×\s3\sm outside$/)).toBeAttached();
  expect(await place()).toBe(before);
});
