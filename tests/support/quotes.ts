import { expect, type Locator, type Page } from 'playwright/test';
import { open } from './page-state';

/** Opens "Your quote requests" and waits until it knows what this device holds. */
export async function quotesReady(page: Page): Promise<void> {
  await open(page, '/quotes');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** One request in the list, by its title with plain spaces. */
export function quoteIn(page: Page, title: string): Locator {
  const heading = new RegExp(`^${title.replaceAll('.', '\\.').replaceAll(' ', '\\s')}$`);
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading }) });
}

/** The icon and text of its status, above its title. */
export function statusOf(quote: Locator): Locator {
  return quote.getByRole('heading').locator('xpath=preceding-sibling::*[1]');
}
