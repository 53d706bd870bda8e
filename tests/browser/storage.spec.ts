import type { Page } from 'playwright/test';
import {
  CONTACT,
  designRoom,
  expectSubmitted,
  fillContact,
  goNext,
  roomTypeCard,
  submitButton,
} from '#tests/support/builder';
import { holdDatabase, storedDraft } from '#tests/support/device-storage';
import { expect, siteTest, test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

const kept = (page: Page) => page.getByText('Saved on this phone', { exact: true });
const notKept = (page: Page) => page.getByText('Not saved on this phone');

/** A page of the site without its program. */
const BARE = '/robots.txt';

/** What Chromium itself does to the storage of a site, by the DevTools protocol. */
async function storageOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  return {
    clear: () => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' }),
    limit: (quotaSize: number) =>
      session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize }),
  };
}

siteTest('a database cleared under an open page is made again', async ({ page }) => {
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await goNext(page, 2);
  await expect.poll(async () => (await storedDraft(page))?.step).toBe(2);
  const storage = await storageOf(page);
  await storage.clear();
  expect(await storedDraft(page)).toBeNull();
  await page.getByRole('link', { name: /^Step 1/ }).click();
  await roomTypeCard(page, 'Garden Office').check();
  await expect
    .poll(async () => (await storedDraft(page))?.draft)
    .toMatchObject({ roomType: 'office' });
  await expect(kept(page)).toBeVisible();
});

siteTest(
  'a newer version gets the database, and this page says what it keeps',
  async ({ context, page }) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await expect(kept(page)).toBeVisible();
    const newer = await context.newPage();
    await newer.goto(BARE);
    // Resolves only when every older page has let go.
    await holdDatabase(newer, 1000);
    await roomTypeCard(page, 'Garden Office').check();
    await expect(notKept(page)).toBeVisible();
    await goNext(page, 2);
  },
);

siteTest('an older tab that holds the database keeps nobody out', async ({ context, page }) => {
  const older = await context.newPage();
  await older.goto(BARE);
  await holdDatabase(older, 1);
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await expect(notKept(page)).toBeVisible();
  await older.close();
  await roomTypeCard(page, 'Garden Office').check();
  await expect(kept(page)).toBeVisible();
  expect((await storedDraft(page))?.draft).toMatchObject({ roomType: 'office' });
});

test.describe('where the device is full', () => {
  // It keeps the pricing before the limit comes, and Chromium remembers for a while that there was room.
  test.use({ serviceWorkers: 'block' });

  test('a request is sent at once, and the page says what it does not keep', async ({
    page,
    server,
    quietConsole,
  }) => {
    quietConsole.allow(/Service Worker/);
    await page.goto(BARE);
    const storage = await storageOf(page);
    await storage.limit(1);
    await open(page, '/builder');
    await designRoom(page);
    await expect(notKept(page)).toBeVisible();
    await fillContact(page);
    await submitButton(page).click();
    await expectSubmitted(page);
    expect(await server.quotes()).toMatchObject([{ email: CONTACT.email, serverPrice: 28_450 }]);
  });
});
