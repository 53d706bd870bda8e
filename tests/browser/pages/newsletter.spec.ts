import type { Page } from 'playwright/test';
import { everythingStored } from '#tests/support/device-storage';
import { keptList } from '#tests/support/enquiry';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { interactive, open, workerReady } from '#tests/support/page-state';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const footer = (page: Page) => page.getByRole('contentinfo');
const address = (page: Page) => footer(page).getByLabel('Email address');

async function subscribe(page: Page, email: string) {
  await address(page).fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('an address is stored once, however often it signs up, and nothing tells', async ({
  page,
  server,
}) => {
  await open(page, '/');
  for (const email of ['homeowner@example.com', 'Homeowner@example.com']) {
    await subscribe(page, email);
    await expect(footer(page).getByRole('status')).toHaveText('Thank you. You are on the list.');
    await expect(address(page)).toHaveValue('');
  }
  const { newsletterSubscribers } = await server.readStore();
  expect(newsletterSubscribers.map(({ email }) => email)).toEqual(['homeowner@example.com']);
  expect(await everythingStored(page)).not.toMatch(/homeowner@example\.com/i);
});

test('the home page loads nothing of the outbox before somebody signs up', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  const before = scripts.length;
  await subscribe(page, 'homeowner@example.com');
  await expect(footer(page).getByRole('status')).toHaveText('Thank you. You are on the list.');
  // By the names of files: their hashes may hold any letters.
  for (const name of [/\/sign-up-/, /\/outbox-/]) {
    expect(scripts.filter((path) => name.test(path)).length).toBeGreaterThan(0);
    expect(scripts.slice(0, before).filter((path) => name.test(path))).toEqual([]);
  }
});

test('an address that is none is told so, and stays in its box', async ({ page, server }) => {
  await open(page, '/about');
  await expect(address(page)).toHaveAttribute('type', 'email');
  await expect(address(page)).toHaveAttribute('autocomplete', 'email');
  await subscribe(page, 'homeowner@example');
  await expect(address(page)).toHaveAccessibleDescription(
    'Enter an email address like name@example.com',
  );
  await expect(address(page)).toHaveValue('homeowner@example');
  await subscribe(page, '');
  expect(
    await address(page).evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true);
  expect((await server.readStore()).newsletterSubscribers).toEqual([]);
});

workerTest(
  'offline it is kept, says so, and arrives by itself',
  { tag: '@long' },
  async ({ context, page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/');
    await workerReady(page);
    await context.setOffline(true);
    await page.goto('/process');
    await interactive(page);
    await subscribe(page, 'homeowner@example.com');
    await expect(footer(page).getByRole('status')).toHaveText(
      'Saved on this device. It goes by itself when there is signal.',
    );
    const note = page.getByRole('link', { name: '1 newsletter sign-up waiting for signal' });
    await note.click();
    await expect(page).toHaveURL(/\/contact#on-this-device$/);
    await expect(keptList(page)).toContainText('Newsletter sign-up');
    await context.setOffline(false);
    await expect(keptList(page)).toContainText('Received');
    expect((await server.readStore()).newsletterSubscribers).toHaveLength(1);
  },
);
