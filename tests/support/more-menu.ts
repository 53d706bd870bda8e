import type { Locator } from 'playwright/test';

/** Opens the menu of further actions of a card or of the only one in sight. */
export async function openMore(place: Locator): Promise<void> {
  await place.locator('summary[aria-label^="More for"]').first().click();
}
