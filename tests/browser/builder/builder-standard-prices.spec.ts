import type { Page } from 'playwright/test';
import { goNext, priceButton, roomTypeCard, sizeCard } from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { open } from '#tests/support/page-state';
import { DESKTOP } from '#tests/support/routes';

test.describe('without live prices', () => {
  test('without live prices the standard ones are shown, and the screen says so and stays', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/api\/pricing$/);
    await openWithoutPrices(page);
    expect(await movedBy(page)).toBeLessThan(0.001);
    await roomTypeCard(page, 'Garden Office').check();
    await goNext(page, 2);
    await expect(page.getByText('Live prices could not be loaded')).toBeInViewport();
    await sizeCard(page, '4 × 4').check();
    // 16 m² × 1,200 × 1.1 + 850
    await expect(priceButton(page)).toContainText('£21,970');
  });

  test(
    'when live prices come after all, nothing moves under the finger',
    { tag: '@long' },
    async ({ page, context, quietConsole }) => {
      quietConsole.allow(/api\/pricing$/);
      await openWithoutPrices(page);
      await roomTypeCard(page, 'Garden Office').check();
      await goNext(page, 2);
      await sizeCard(page, '4 × 4').check();
      // Its code loads after the page and would be missing without a signal.
      const stage = page.getByRole('region', { name: 'Your room', exact: true });
      await expect(stage.getByRole('img')).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const standing = await sizeCard(page, '4 × 4').boundingBox();
      await page.unroute('**/api/pricing');
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('Live prices are here')).toBeVisible();
      await expect(page.getByText('You are offline.')).toBeHidden();
      // £27,150 × 1.073665 + 850
      await expect(priceButton(page)).toContainText('£30,000');
      expect(await sizeCard(page, '4 × 4').boundingBox()).toEqual(standing);
      await goNext(page, 3);
      await expect(page.getByText('Live prices are here')).toHaveCount(0);
    },
  );

  test('on a wide screen the word of standard prices moves nothing', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/api\/pricing$/);
    await page.setViewportSize(DESKTOP);
    await openWithoutPrices(page);
    expect(await movedBy(page)).toBeLessThan(0.001);
  });
});

/** The builder for a first-time visitor whose request for prices fails at once, after it has said so. */
async function openWithoutPrices(page: Page) {
  await page.route('**/api/pricing', (route) => route.fulfill({ status: 500, body: '{}' }));
  await watchMovement(page);
  await open(page, '/builder');
  await expect(page.getByText('Live prices could not be loaded')).toBeVisible();
}
