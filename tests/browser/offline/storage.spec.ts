import type { Page } from 'playwright/test';
import {
  CONTACT,
  contactField,
  designRoom,
  expectSubmitted,
  fillContact,
  goNext,
  roomTypeCard,
  submitButton,
  submitRefusedRoom,
  submitRoom,
  submitContact,
} from '#tests/support/builder';
import { holdDatabase, readDevice, storedDraft } from '#tests/support/device-storage';
import { expect, proxiedTest, siteTest, test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';

const workerTest = proxiedTest.extend({ serviceWorkers: 'allow' });

const kept = (page: Page) => page.getByText('Saved on this device', { exact: true });
const notKept = (page: Page) => page.getByText('Not saved on this device');

/** A page of the site without the app. */
const BARE = '/robots.txt';

/** Chromium's own operations on a site's storage, through the DevTools protocol. */
async function storageOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const clear = (storageTypes: string) =>
    session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  return {
    clear: () => clear('indexeddb'),
    /** Like "Clear site data". */
    clearAll: () => clear('all'),
    limit: (quotaSize: number) =>
      session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize }),
  };
}

siteTest(
  'a database cleared under an open page is made again',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await goNext(page, 2);
    await expect.poll(async () => (await storedDraft(page))?.step).toBe(2);
    const storage = await storageOf(page);
    await storage.clear();
    await page.getByRole('link', { name: /^Step 1/ }).click();
    await roomTypeCard(page, 'Garden Office').check();
    await expect
      .poll(async () => (await storedDraft(page))?.draft)
      .toMatchObject({ roomType: 'office' });
    await expect(kept(page)).toBeVisible();
  },
);

workerTest(
  'a page whose storage is cleared tells of the request that waited, and keeps design and form',
  { tag: '@long' },
  async ({ page, server, way, quietConsole }) => {
    quietConsole.allow(/the server responded with a status of 503/);
    way.judge(() => ({ answer: 503, headers: { 'retry-after': '600' } }));
    await open(page, '/builder');
    await submitRoom(page);
    await expect.poll(() => readDevice(page, 'outbox')).toMatchObject([{ state: 'waiting' }]);
    await expect(page.getByRole('link', { name: '1 quote waiting to be sent' })).toBeVisible();
    // The thank-you screen goes home after a while.
    await expect(page).toHaveURL(/\/$/);
    // Cleared while it is being installed, a worker complains on the console.
    await workerReady(page);
    const storage = await storageOf(page);
    await storage.clearAll();

    const note = page.getByRole('link', { name: 'Your phone has cleared a waiting request' });
    await expect(note).toBeVisible();
    await expect
      .poll(async () => (await storedDraft(page))?.draft)
      .toMatchObject({ roomType: 'garden-room', windows: 1 });

    await open(page, '/builder?step=6');
    await fillContact(page);
    await workerReady(page);
    await storage.clearAll();
    await expect.poll(async () => (await storedDraft(page))?.step).toBe(6);
    await expect(contactField(page, 'Phone')).toHaveValue(CONTACT.phone);
    await expect(note).toBeVisible();

    way.judge(null);
    await submitButton(page).click();
    await expectSubmitted(page);
    await expect(note).toBeHidden();
    await expect.poll(async () => (await server.quotes()).length).toBe(1);
  },
);

proxiedTest(
  'a correction outlives the request that was cleared from under it',
  { tag: '@long' },
  async ({ page, server, way, quietConsole }) => {
    quietConsole.allow(/room-configurations$/);
    way.judge(() => ({
      answer: 422,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        error: 'Please check your details.',
        code: 'invalid_request',
        fields: { name: 'Please enter your name' },
      }),
    }));
    await open(page, '/builder');
    await submitRefusedRoom(page);
    await page.getByRole('link', { name: '1 quote needs attention' }).click();
    await page.getByRole('button', { name: 'Correct and send' }).click();
    const name = contactField(page, 'Name');
    await name.fill('Corrected Homeowner');
    await (await storageOf(page)).clear();
    await expect(page.getByText('Your phone has cleared a waiting request.')).toBeVisible();
    await expect(name).toHaveValue('Corrected Homeowner');

    way.judge(null);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect
      .poll(() => server.quotes())
      .toMatchObject([{ name: 'Corrected Homeowner', email: CONTACT.email }]);
    await expect(page.getByText('Your phone has cleared a waiting request.')).toBeHidden();
  },
);

siteTest(
  'a newer version gets the database, and this page says what it keeps',
  { tag: '@long' },
  async ({ context, page }) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await expect(kept(page)).toBeVisible();
    const newer = await context.newPage();
    await newer.goto(BARE);
    // Resolves only when every older page has closed its connection.
    await holdDatabase(newer, 1000);
    await roomTypeCard(page, 'Garden Office').check();
    await expect(notKept(page)).toBeVisible();
    await goNext(page, 2);
  },
);

siteTest(
  'an older tab that holds the database keeps nobody out',
  { tag: '@long' },
  async ({ context, page }) => {
    const older = await context.newPage();
    await older.goto(BARE);
    await holdDatabase(older, 1);
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await expect(notKept(page)).toBeVisible();
    await older.close();
    await roomTypeCard(page, 'Garden Office').check();
    // The notice may still speak of the choice before, stored as soon as the older tab had gone.
    await expect
      .poll(async () => (await storedDraft(page))?.draft)
      .toMatchObject({ roomType: 'office' });
    await expect(kept(page)).toBeVisible();
  },
);

// Without the worker, which would store the pricing before the limit takes effect: Chromium caches for a while
// that there was room.
test(
  'where the device is full a request is sent at once, and the page says what it does not keep',
  { tag: '@long' },
  async ({ page, server }) => {
    await page.goto(BARE);
    const storage = await storageOf(page);
    await storage.limit(1);
    await open(page, '/builder');
    await designRoom(page);
    await expect(notKept(page)).toBeVisible();
    await submitContact(page);
    expect(await server.quotes()).toMatchObject([{ email: CONTACT.email, serverPrice: 28_450 }]);
  },
);

test(
  'a browser that refuses what joins tabs, and takes itself to be offline, sends all the same',
  { tag: '@long' },
  async ({ page, server }) => {
    await page.addInitScript(() => {
      const refusal = new DOMException('The operation is insecure.', 'SecurityError');
      // Firefox, told to keep nothing for this site.
      globalThis.BroadcastChannel = new Proxy(BroadcastChannel, {
        construct() {
          throw refusal;
        },
      });
      LockManager.prototype.request = () => Promise.reject(refusal);
      // Chromium on Windows behind some VPNs.
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    await open(page, '/designs');
    await expect(page.getByRole('heading', { name: 'My designs' })).toBeVisible();
    await open(page, '/builder');
    await submitRoom(page);
    await expect.poll(() => server.quotes()).toMatchObject([{ pricingVersion: 1 }]);
  },
);
