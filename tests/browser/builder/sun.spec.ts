import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/page/accessibility';
import { goNext, goTo, patioToggle, priceButton } from '#tests/support/builder';
import { API_UNREACHED, expect, siteTest as test } from '#tests/support/fixtures';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { open, workerReady } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const sunButton = (page: Page) => page.getByRole('button', { name: 'Sun', exact: true });

const control = (page: Page) => page.getByRole('region', { name: 'Sun', exact: true });

const hourSlider = (page: Page) => control(page).getByRole('slider', { name: 'Time of day' });

const viewTab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Patches of sun on the plan. */
const patches = (page: Page) => page.locator('[class*="drawing__sunlight"]');

/** Where the step stands on its page, and how large the picture is, however far the page is scrolled. */
async function places(page: Page) {
  const stage = await page.getByRole('region', { name: 'Your room', exact: true }).boundingBox();
  const step = await page.locator('#step-heading').boundingBox();
  const scrolled = await page.evaluate(() => scrollY);
  return {
    stage: [stage?.x, stage?.width, stage?.height],
    step: [step?.x, (step?.y ?? 0) + scrolled, step?.width, step?.height],
  };
}

for (const [name, size] of [
  ['a phone', PHONE],
  ['a laptop', DESKTOP],
] as const) {
  test(
    `on ${name} the sun of any hour is chosen by keyboard, and nothing moves`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(size);
      await watchMovement(page);
      await open(page, '/builder');
      await expect(page.getByRole('img')).not.toHaveCount(0);
      await expect(sunButton(page)).toHaveCount(0);
      await goTo(page, 3);
      await patioToggle(page).click();
      const before = await places(page);
      const moved = await movedBy(page);
      await sunButton(page).click();
      const hour = hourSlider(page);
      await expect(hour).toBeFocused();
      await expect(viewTab(page, 'Outside')).toBeChecked();
      await expect(hour).toHaveAttribute(
        'aria-valuetext',
        /^21 September, 1 pm, sun in the south, 3[78]° high$/,
      );
      for (let n = 0; n < 16; n += 1) await page.keyboard.press('ArrowRight');
      await expect(hour).toHaveAttribute(
        'aria-valuetext',
        /^21 September, 3:40 pm, sun in the south-west, 2\d° high$/,
      );
      await control(page).getByRole('radio', { name: '21 June' }).check();
      await expect(hour).toHaveAttribute('aria-valuetext', /^21 June, 3:40 pm, .* 4\d° high$/);
      await expect(control(page)).toContainText(/Sun on the desk from \S+\s[ap]m to|No direct sun/);
      const facing = control(page).getByRole('slider', { name: 'The front faces' });
      await expect(facing).toHaveAttribute('aria-valuetext', 'south, 180°');
      await facing.focus();
      for (let n = 0; n < 9; n += 1) await page.keyboard.press('ArrowRight');
      await expect(facing).toHaveAttribute('aria-valuetext', 'south-west, 225°');
      await expect(control(page)).toContainText('The front faces south-west');
      await viewTab(page, 'Plan').check();
      await expect(patches(page)).not.toHaveCount(0);
      await hour.focus();
      await page.keyboard.press('Home');
      await expect(hour).toHaveAttribute('aria-valuetext', '21 June, 4 am, the sun is down');
      await expect(patches(page)).toHaveCount(0);
      // Half an hour after sunset.
      await control(page).getByRole('button', { name: 'At dusk' }).click();
      await expect(hour).toHaveAttribute('aria-valuetext', '21 June, 10 pm, the sun is down');
      await control(page).getByText('Month by month').click();
      await expect(control(page).getByRole('row', { name: /^December/ })).toBeVisible();
      await expect(control(page).getByRole('row', { name: /^Patio glass/ })).toBeVisible();
      expect(await places(page)).toEqual(before);
      expect(await movedBy(page)).toBe(moved);
      await expectAccessible(page, `sun, ${name}`);
      await page.keyboard.press('Escape');
      await expect(control(page)).toHaveCount(0);
      await expect(sunButton(page)).toBeFocused();
      await expect(viewTab(page, 'Plan')).toBeChecked();
      expect(await places(page)).toEqual(before);
    },
  );
}

workerTest(
  'the sun works without a signal, and remembers which way the room faces',
  { tag: '@long' },
  async ({ page, context, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await goTo(page, 2);
    await workerReady(page);
    await context.setOffline(true);
    await page.getByRole('radio', { name: /4\sm\s×\s4\sm outside/ }).check();
    await sunButton(page).click();
    const facing = control(page).getByRole('slider', { name: 'The front faces' });
    await facing.focus();
    await page.keyboard.press('Home');
    await expect(facing).toHaveAttribute('aria-valuetext', 'north, 0°');
    // The choices and the price lie below the control and cannot be reached.
    await expect(priceButton(page)).toBeHidden();
    await control(page).getByRole('button', { name: 'Close the sun' }).click();
    await expect(priceButton(page)).toBeVisible();
    await goNext(page, 3);
    await open(page, '/builder?step=3');
    await sunButton(page).click();
    await expect(facing).toHaveAttribute('aria-valuetext', 'north, 0°');
  },
);
