import type { Page } from 'playwright/test';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

test.describe('theme', () => {
  const themes = [
    { system: 'light', stored: null, dark: false },
    { system: 'dark', stored: null, dark: true },
    { system: 'dark', stored: 'light', dark: false },
    { system: 'light', stored: 'dark', dark: true },
  ] as const;

  for (const { system, stored, dark } of themes) {
    test(`${system} system and ${stored ?? 'nothing'} stored is ${dark ? 'dark' : 'light'}, before the first paint`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((choice) => {
        if (choice !== null) localStorage.setItem('theme', choice);
        const seen: Array<{ at: number; dark: boolean }> = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const now = document.documentElement?.classList.contains('dark') ?? false;
          if (now !== (seen.at(-1)?.dark ?? false)) seen.push({ at: performance.now(), dark: now });
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }, stored);
      await open(page, '/');
      expect(await isDark(page)).toBe(dark);
      const { seen, paintedAt } = await page.evaluate(() => ({
        seen: (window as unknown as { seen: Array<{ at: number; dark: boolean }> }).seen,
        paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      }));
      expect(paintedAt).toBeGreaterThan(0);
      expect(seen.filter(({ at }) => at > paintedAt)).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('color-scheme', dark ? 'dark' : 'light');
    });
  }

  test('the toggle flips it, stores it under "theme", and the next page has it', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await isDark(page)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await open(page, '/about');
    expect(await isDark(page)).toBe(true);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    expect(await isDark(page)).toBe(false);
  });

  test('while nothing is stored it follows the system as it changes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
  });
});
