import { expect, siteTest as test } from '#tests/support/fixtures';
import { MAIN_LINKS, menuButton, SERVICE_PATHS } from '#tests/support/navigation';
import { open } from '#tests/support/page-state';
import { DESKTOP } from '#tests/support/routes';

/** The styles that can distinguish one link from the next visually. */
function look(element: Element): string[] {
  const { color, fontWeight, borderBottomColor, boxShadow, textDecorationLine } =
    getComputedStyle(element);
  const { backgroundColor, height } = getComputedStyle(element, '::after');
  return [
    color,
    fontWeight,
    borderBottomColor,
    boxShadow,
    textDecorationLine,
    backgroundColor,
    height,
  ];
}

test.describe('header on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('shows the eight main links, the services and the consultation', async ({ page }) => {
    await open(page, '/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of MAIN_LINKS) {
      const link = main.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: /home$/ })).toHaveAttribute('href', '/');
    await expect(banner.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(banner.getByRole('link', { name: 'Build Your Room' })).toHaveAttribute(
      'href',
      '/builder',
    );
    await expect(menuButton(page)).toBeHidden();
    // On one line, wherever the links are shown, and below that with the menu.
    for (const width of [1024, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await banner.boundingBox())?.height).toBe(77);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('is not shown before all of it has arrived, nor is the first screen below it', async ({
    page,
  }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    for (const [part, last] of [
      [header, header.locator('[popovertarget]')],
      [hero, hero.locator('[data-end]')],
    ] as const) {
      await expect(part).toBeVisible();
      await last.evaluate((element) => element.remove());
      await expect(part).toBeHidden();
    }
  });

  test('stays at the top while the page scrolls', async ({ page }) => {
    await open(page, '/');
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.y).toBe(0);
  });

  test('the services open under their word and close with a choice', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const links = main.locator('a[href^="/services/"]');
    await expect(links.first()).toBeHidden();
    await main.getByText('Services', { exact: true }).click();
    await expect(links).toHaveCount(4);
    for (const path of SERVICE_PATHS) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await main.getByText('Services', { exact: true }).click();
    await links.first().click();
    await expect(page).toHaveURL(/\/services\/garden-rooms$/);
    await expect(links.first()).toBeHidden();
  });

  test('a mouse opens the services after 200 ms and closes them 150 ms after leaving', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const services = page.locator('header details');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Services').hover();
    await page.clock.runFor(199);
    await expect(services).not.toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(services).toHaveAttribute('open');
    await page.mouse.move(700, 800);
    await page.clock.runFor(149);
    await expect(services).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(services).not.toHaveAttribute('open');
  });

  test("the current route's link is marked, and only that", { tag: '@long' }, async ({ page }) => {
    for (const [name, href] of MAIN_LINKS) {
      await open(page, href);
      const current = page.getByRole('banner').locator('nav a[aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveText(name);
      const other = page.getByRole('banner').locator('nav > a:not([aria-current])').first();
      expect(await current.evaluate(look)).not.toEqual(await other.evaluate(look));
    }
  });
});

test.describe('services without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test('open and lead on', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByText('Services', { exact: true }).click();
    await main.locator('a[href="/services/garden-offices"]').click();
    await expect(page).toHaveURL(/garden-offices$/);
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
