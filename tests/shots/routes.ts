import { expect } from 'playwright/test';
import { open } from '#tests/support/page-state';
import { PUBLIC_ROUTES, UNKNOWN_PATH } from '#tests/support/routes';
import { shoot, withPage, type Studio } from './studio';

/** Every public page as on a first visit, and the not-found screen. */
export async function shootRoutes(studio: Studio): Promise<void> {
  for (const path of [...PUBLIC_ROUTES, UNKNOWN_PATH]) {
    await withPage(studio, async (page) => {
      await open(page, path);
      // Pictures listed by the server come near only once they are known.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await shoot(studio, page, path.slice(1).replaceAll('/', '-') || 'home');
    });
  }
  await withPage(studio, async (page) => {
    await open(page, '/');
    const menu = page.getByRole('button', { name: /menu/i }).filter({ visible: true });
    if ((await menu.count()) === 0) return;
    await menu.first().click();
    await shoot(studio, page, 'menu');
  });
}
