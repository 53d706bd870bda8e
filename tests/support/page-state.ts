import { expect, type Page } from 'playwright/test';

/** Resolves when the page is interactive and fully laid out. */
export async function interactive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
  await expect(page.locator('html')).not.toHaveAttribute('data-below');
}

/** Resolves when the service worker controls the page and has everything it needs to work alone. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  });
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interactive(page);
}
