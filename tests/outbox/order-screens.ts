import type { Locator, Page } from 'playwright';

/** Where an order stands, on the page of its request. */
export const orderOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Request' }).getByRole('region', { name: 'Order' });

/** A field to type into, by its whole label. */
export const fieldOf = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });
