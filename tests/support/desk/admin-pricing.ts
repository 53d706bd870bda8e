import type { Page } from 'playwright/test';
import { expect } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

/** The browser's log line when the server asks for the password. */
export const SIGNED_OUT = /the server responded with a status of 401/;

/** The browser's log line when the server refuses a document. */
export const REFUSED = /the server responded with a status of (400|412|500)/;

export const password = (page: Page) => page.getByLabel('Password');
export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login' });
export const toastText = (page: Page) => page.locator('[class*=toast__root]');
export const saveButtons = (page: Page) => page.getByRole('button', { name: 'Save All Changes' });
export const basePrice = (page: Page) => page.getByLabel('Base price of 4 m × 4 m');

/** Expands a shell size, given by its label; in the table layout all of them already are. */
export async function openSize(page: Page, label: string): Promise<void> {
  const fields = page.getByLabel(`Label of ${label}`);
  if (!(await fields.first().isVisible()))
    await page.getByRole('button', { name: label, expanded: false }).first().click();
  await expect(fields.first()).toBeVisible();
}

/** Opens the price editor in an administrator's browser, and expands the size the tests change. */
export async function openPrices(page: Page): Promise<void> {
  await open(page, '/admin/pricing');
  await expect(basePrice(page)).toBeAttached();
  await openSize(page, '4 m × 4 m');
}

/** Saves and waits until the server has it. */
export async function save(page: Page): Promise<void> {
  // The message of an earlier save may still be there.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await saveButtons(page).last().click();
  expect((await saved).status()).toBe(200);
  await expect(
    toastText(page).getByText('Pricing updated successfully! Changes are live immediately.'),
  ).toBeVisible();
}
