import { expect, siteTest as test } from '#tests/support/fixtures';
import { MAIN_LINKS, menu, menuButton, SERVICE_PATHS } from '#tests/support/navigation';
import { open } from '#tests/support/page-state';
import { PHONE } from '#tests/support/routes';

test.describe('menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens a panel with the same links, the services and the consultation', async ({ page }) => {
    await open(page, '/');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    for (const [name, href] of MAIN_LINKS) {
      const link = menu(page).getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    for (const path of SERVICE_PATHS) {
      await expect(menu(page).locator(`a[href="${path}"]`)).toBeVisible();
    }
    for (const [name, href] of [
      ['Book Free Consultation', '/contact'],
      ['Build Your Room', '/builder'],
      ['My designs', '/designs'],
      ['My requests', '/quotes'],
      ['Quick estimate', '/estimator'],
      ['Permission check', '/permission'],
    ] as const) {
      const link = menu(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('choosing a link closes the panel and goes there', { tag: '@long' }, async ({ page }) => {
    await open(page, '/');
    for (const [name, href] of [...MAIN_LINKS].toReversed()) {
      await menuButton(page).click();
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(menu(page)).toBeHidden();
      await expect.poll(() => new URL(page.url()).pathname).toBe(href);
    }
    await menuButton(page).click();
    await menu(page).locator('a[href="/services/dual-purpose"]').click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/dual-purpose$/);
  });

  test('Escape closes it and the focus goes back to its button', async ({ page }) => {
    await open(page, '/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('works before the program is there', async ({ page, quietConsole }) => {
    quietConsole.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/entry-client/, (route) => route.abort());
    await page.goto('/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens after presses that came before the menu itself had arrived', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes, watch) => {
        // The script that records the first press removes its own element: the page has been parsed up to
        // the header.
        const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
        if (!removed.some((node) => node instanceof HTMLScriptElement)) return;
        watch.disconnect();
        if (document.getElementById('site-menu')) return;
        const button = document.querySelector<HTMLElement>('[popovertarget="site-menu"]');
        button?.click();
        button?.click();
        document.documentElement.dataset['pressed'] = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-pressed', '');
    await expect(menu(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('menu, pages and links work', async ({ page }) => {
      await page.goto('/');
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole('link', { name: 'Process', exact: true }).click();
      await expect(page).toHaveURL(/\/process$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(menu(page)).toBeHidden();
    });
  });
});
