import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '#tests/support/fixtures';
import { beOwner } from './sign-in';
import { open } from '#tests/support/page-state';
import { quoteBody } from '#tests/support/quote-body';

/** A signed-in administrator's page on a server of its own. */
export const inboxTest = test.extend({
  page: async ({ page, server }, provide) => {
    await beOwner(page.context(), server);
    await provide(page);
  },
});

/** Sends a quote request as a homeowner would; returns its id. */
export async function receiveQuote(
  page: Page,
  changes: Parameters<typeof quoteBody>[0] = {},
): Promise<string> {
  const answer = await page.request.post('/api/room-configurations', { data: quoteBody(changes) });
  return (await answer.json()).id;
}

/** Sends an enquiry as a homeowner would; returns its id. */
export async function receiveEnquiry(page: Page, changes: object = {}): Promise<string> {
  const data = {
    name: 'Test Person',
    email: 'test.person@example.com',
    phone: '01632 960123',
    postcode: 'NN1 1AA',
    projectType: 'Garden Room',
    message: 'Access from the side.',
    ...changes,
  };
  return (await (await page.request.post('/api/enquiries', { data })).json()).id;
}

/** The list and the open request of an inbox. */
export const list = (page: Page): Locator => page.getByRole('region', { name: 'List' });
export const detail = (page: Page): Locator => page.getByRole('region', { name: 'Request' });

/** Opens one of the inbox screens and waits until its list is there. */
export async function openInbox(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByText('Loading requests')).toBeHidden();
  await expect(page.getByText(/\d+ unread, \d+ in all/)).toBeAttached();
}
