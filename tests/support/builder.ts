import { expect, type Page } from 'playwright/test';

/** Resolves when the page's program has taken over. */
export async function interactive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
}

/** Resolves when the service worker controls the page and has everything it needs to work alone. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  });
}

/** Goes through the six steps to the summary: a 4 m × 4 m garden room with one window. £28,450. */
export async function designRoom(page: Page): Promise<void> {
  const next = () =>
    page.getByRole('button', { name: 'Next Step' }).filter({ visible: true }).click();
  const heading = (name: string) =>
    expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: /^Garden Room/ }).check();
  await next();
  await heading('Select Your Shell Size');
  await page.getByRole('radio', { name: /^4\sm\s×\s4\sm/ }).check();
  await next();
  await heading('Windows & Doors');
  await page.getByRole('button', { name: 'One window more' }).click();
  await next();
  await heading('Features');
  await next();
  await heading('Finishes');
  await next();
  await heading('Summary');
}

export const CONTACT = {
  name: 'Test Homeowner',
  email: 'homeowner@example.com',
  phone: '01632 960123',
};

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Name').fill(CONTACT.name);
  await page.getByLabel('Email', { exact: true }).fill(CONTACT.email);
  await page.getByLabel('Phone').fill(CONTACT.phone);
}

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Submit Quote Request' });
