import { EventEmitter, once } from 'node:events';
import { expect, type Page } from 'playwright/test';

export const EMPTY_TEXT = 'No images available yet. Check back soon!';

export const filterButton = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filter by category' })
    .getByRole('button', { name, exact: true });

/** The pictures in the grid, as the buttons that open them. */
export const shots = (page: Page) => page.getByRole('button', { name: /^Open picture: / });

export const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Picture \d+ of \d+$/ });

/** Resolves when this many pictures in the grid have really loaded. */
export async function expectShown(page: Page, count: number): Promise<void> {
  await expect
    .poll(() => page.locator('figure img[data-shown]').count())
    .toBeGreaterThanOrEqual(count);
}

/** Holds the response with the list of pictures until `release` is called. */
export async function holdGallery(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route('**/api/gallery-images', async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.emit('open');
}
