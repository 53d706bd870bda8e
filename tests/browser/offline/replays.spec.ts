import { readFile } from 'node:fs/promises';
import {
  CONTACT,
  contactField,
  designRoom,
  expectSubmitted,
  fillContact,
  submitButton,
  submitRefusedRoom,
  submitRoom,
  submitContact,
} from '#tests/support/builder';
import {
  everythingStored,
  readDevice,
  refuseStorage,
  withoutBackgroundSync,
} from '#tests/support/device-storage';
import { refusal, type Fault } from '#tests/support/servers/faulty-proxy';
import { API_UNREACHED, expect, proxiedTest as test } from '#tests/support/fixtures';
import { openMore } from '#tests/support/more-menu';
import { open, workerReady } from '#tests/support/page-state';
import { quoteIn, quotesReady, statusOf } from '#tests/support/quotes';
import type { RealServer } from '#tests/support/servers/server';

/** The browser's log line for a response that is not 2xx. */
const REFUSED =
  /Failed to load resource: the server responded with a status of \d+ .*room-configurations$/;

// Motion is irrelevant here, and each step then appears at once.
test.use({ reducedMotion: 'reduce' });

/** With the worker, which sends as well. */
const workerTest = test.extend({ serviceWorkers: 'allow' });

test.beforeEach(({ quietConsole }) => {
  quietConsole.allow(API_UNREACHED);
  quietConsole.allow(REFUSED);
});

// In an order in which no two neighbours are told alike.
const KEPT: ReadonlyArray<{ name: string; fault: Fault; told: RegExp }> = [
  {
    name: "a captive portal's 200 page",
    fault: {
      answer: 200,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Welcome to the café</title><form>Accept</form>',
    },
    told: /Something other than our server answered/,
  },
  { name: '500', fault: { answer: 500 }, told: /server could not take it/ },
  {
    name: "a captive portal's redirect",
    fault: { answer: 302, headers: { location: 'http://127.0.0.1:1/login' } },
    told: /Something other than our server answered/,
  },
  { name: '429', fault: { answer: 429, headers: { 'retry-after': '600' } }, told: /busy/ },
  {
    name: "a 400 page that is not our server's",
    fault: { answer: 400, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Request</h1>' },
    told: /Something other than our server answered/,
  },
  {
    name: '503 with Retry-After',
    fault: { answer: 503, headers: { 'retry-after': '600' } },
    told: /server could not take it/,
  },
  { name: 'a connection that breaks', fault: 'drop-before-server', told: /no connection/ },
  { name: '408', fault: { answer: 408 }, told: /too slow/ },
  { name: 'an answer lost after the commit', fault: 'drop-after-commit', told: /no connection/ },
];

workerTest(
  'the entry is kept through every kind of failure, and ends in one row',
  { tag: '@long' },
  async ({ page, server, way }) => {
    way.judge(() => ({ answer: 500 }));
    await open(page, '/builder');
    await submitRoom(page);
    await quotesReady(page);
    const quote = quoteIn(page, 'Garden Room, 4 m × 4 m');
    const sendNow = async (told: () => Promise<void>) => {
      await expect(async () => {
        // The page's own timer may be first, and then there is nothing to press.
        const button = quote.getByRole('button', { name: 'Send now' });
        if (await button.isVisible()) await button.click({ timeout: 2000 });
        await told();
      }).toPass();
    };

    for (const { name, fault, told } of KEPT) {
      await test.step(name, async () => {
        way.judge(() => fault);
        await sendNow(() => expect(quote).toContainText(told, { timeout: 3000 }));
        await expect(statusOf(quote)).toHaveText('Waiting to be sent');
        await expect
          .poll(() => readDevice(page, 'outbox'))
          .toMatchObject([{ state: 'waiting', request: CONTACT }]);
        expect(await server.quotes()).toHaveLength(fault === 'drop-after-commit' ? 1 : 0);
      });
    }

    way.judge(null);
    const received = statusOf(quote).filter({ hasText: 'Received' });
    await sendNow(() => expect(received).toBeVisible({ timeout: 3000 }));
    const rows = await server.quotes();
    expect(rows).toHaveLength(1);
    await expect(quote).toContainText(rows[0]?.reference ?? 'no reference');
    // The same request under the same key each time, or the server could not have recognised it.
    expect(new Set(way.posts.map(({ key }) => key)).size).toBe(1);
    expect(new Set(way.posts.map(({ body }) => body)).size).toBe(1);
    expect(way.posts.length).toBeGreaterThan(KEPT.length);
  },
);

workerTest(
  'the entry goes again by itself, and not before the server has asked',
  { tag: '@long' },
  async ({ page, server, way }) => {
    way.spoil({ answer: 503, headers: { 'retry-after': '3' } });
    await open(page, '/builder');
    await submitRoom(page);
    await expect.poll(async () => (await server.quotes()).length, { timeout: 15_000 }).toBe(1);
    expect(way.posts).toHaveLength(2);
    const [first, second] = way.posts;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(3000);
  },
);

test(
  'a refusal in our words needs attention, and the next entry still leaves',
  { tag: '@long' },
  async ({ page, server, way }) => {
    way.judge((body) =>
      body.includes('Refused Homeowner') ? refusal(422, { email: 'Enter another address' }) : null,
    );
    await open(page, '/builder');
    await submitRefusedRoom(page, { ...CONTACT, name: 'Refused Homeowner' });
    await open(page, '/builder');
    await page.getByRole('button', { name: 'Build another room' }).click();
    await submitRoom(page, CONTACT, { roomType: 'Garden Office', size: '5 × 4' });
    await expect.poll(async () => (await server.quotes()).length).toBe(1);

    await quotesReady(page);
    const refused = quoteIn(page, 'Garden Room, 4 m × 4 m');
    await expect(statusOf(refused)).toHaveText('Needs attention');
    await expect(refused).toContainText('Enter another address.');
    await expect(refused).toContainText('Not accepted');
    await expect(statusOf(quoteIn(page, 'Garden Office, 5 m × 4 m'))).toHaveText('Received');
    expect((await server.quotes())[0]).toMatchObject({ name: CONTACT.name, roomType: 'office' });
    // It is retried only when the homeowner asks.
    const tried = way.posts.filter(({ body }) => body.includes('Refused')).length;
    expect(tried).toBe(1);
  },
);

test(
  'a refused request can be corrected and sent',
  { tag: '@long' },
  async ({ page, server, way }) => {
    way.judge((body) =>
      body.includes('wrong@example.com') ? refusal(400, { email: 'Enter another address' }) : null,
    );
    await open(page, '/builder');
    await submitRefusedRoom(page, { ...CONTACT, email: 'wrong@example.com' });
    await quotesReady(page);
    const quote = quoteIn(page, 'Garden Room, 4 m × 4 m');
    await expect(statusOf(quote)).toHaveText('Needs attention');
    await expect(page.getByRole('main')).toContainText('One needs your attention.');
    await quote.getByRole('button', { name: 'Correct and send' }).click();
    const form = quote.getByRole('form', { name: 'Your details' });
    const email = form.getByLabel('Email');
    await expect(email).toHaveValue('wrong@example.com');
    await expect(email).toBeFocused();
    await expect(form.getByText('Enter another address')).toBeVisible();
    await email.fill('right@example.com');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(statusOf(quote)).toHaveText('Received');
    await expect(page.getByRole('main')).toContainText('You need do nothing.');
    expect(await server.quotes()).toMatchObject([{ email: 'right@example.com' }]);
    // A corrected request is a new request.
    expect(new Set(way.posts.map(({ key }) => key)).size).toBe(2);
  },
);

test(
  'a refused request can be downloaded, and is deleted only after a question',
  { tag: '@long' },
  async ({ page, way }) => {
    way.judge(() => refusal(422));
    await open(page, '/builder');
    await submitRefusedRoom(page);
    await quotesReady(page);
    const quote = quoteIn(page, 'Garden Room, 4 m × 4 m');
    await expect(statusOf(quote)).toHaveText('Needs attention');

    const downloading = page.waitForEvent('download');
    await openMore(quote);
    await quote.getByRole('button', { name: 'Download a copy' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text).entry).toMatchObject({
      request: { ...CONTACT, roomType: 'garden-room', shellSizeId: '4x4', estimatedPrice: 28_450 },
    });

    await openMore(quote);
    await quote.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect(await readDevice(page, 'outbox')).toHaveLength(1);
    await openMore(quote);
    await quote.getByRole('button', { name: /^Delete/ }).click();
    await question.getByRole('button', { name: /^Delete/ }).click();
    await expect(quote).toHaveCount(0);
    await expect.poll(() => readDevice(page, 'outbox')).toEqual([]);
  },
);

test.describe('without Background Sync', () => {
  workerTest(
    'the queue drains when the connection comes back',
    { tag: '@long' },
    async ({ context, page, server }) => {
      await withoutBackgroundSync(page);
      await open(page, '/builder');
      await workerReady(page);
      await designRoom(page);
      await context.setOffline(true);
      await submitContact(page);
      await expect(page.getByRole('link', { name: /1 quote waiting for signal/ })).toBeVisible();
      await context.setOffline(false);
      // The page's own timer would send it after 10 s, too.
      await expect.poll(async () => (await server.quotes()).length, { timeout: 5000 }).toBe(1);
    },
  );

  // For /quotes, see story.spec.ts.
  workerTest(
    'the queue drains when / is loaded',
    { tag: '@long' },
    async ({ context, page, server }) => {
      await withoutBackgroundSync(page);
      await open(page, '/builder');
      await workerReady(page);
      await designRoom(page);
      await server.stop();
      await submitContact(page);
      await page.close();
      await server.start();
      const later = await context.newPage();
      await withoutBackgroundSync(later);
      await later.goto('/');
      await expect.poll(async () => (await server.quotes()).length).toBe(1);
    },
  );
});

workerTest(
  'two tabs and the worker send each entry once',
  { tag: '@long' },
  async ({ context, page, server, way }) => {
    await open(page, '/builder');
    await workerReady(page);
    const other = await context.newPage();
    await open(other, '/quotes');
    await designRoom(page);
    const release = way.hold();
    await submitContact(page);
    await expect.poll(() => way.posts.length).toBe(1);
    // Both tabs are woken again while the request is being sent, by everything that wakes a tab.
    await open(other, '/');
    await open(other, '/quotes');
    for (const tab of [page, other]) {
      await tab.evaluate(() => {
        window.dispatchEvent(new Event('online'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
    }
    await expect(statusOf(quoteIn(other, 'Garden Room, 4 m × 4 m'))).toHaveText('Sending');
    release();
    await expect(statusOf(quoteIn(other, 'Garden Room, 4 m × 4 m'))).toHaveText('Received');
    expect(way.posts).toHaveLength(1);
    expect(await server.quotes()).toHaveLength(1);
  },
);

workerTest(
  'after the receipt the contact details leave the device at once',
  { tag: '@long' },
  async ({ page, server, way }) => {
    await open(page, '/builder');
    await designRoom(page);
    const release = way.hold();
    await submitContact(page);
    expect(await everythingStored(page)).toContain(CONTACT.email);
    await expect.poll(() => way.posts.length).toBe(1);
    release();
    await expect.poll(() => way.posts[0]?.answered).toBe(201);
    const details = new RegExp(`${CONTACT.name}|${CONTACT.email}|${CONTACT.phone}`);
    await expect.poll(() => everythingStored(page)).not.toMatch(details);
    const [row] = await server.quotes();
    expect(await readDevice(page, 'outbox')).toMatchObject([
      {
        state: 'received',
        receipt: { reference: row?.reference },
        summary: {
          roomType: 'garden-room',
          shellSizeId: '4x4',
          windows: 1,
          estimatedPrice: 28_450,
        },
      },
    ]);
    await quotesReady(page);
    await expect(quoteIn(page, 'Garden Room, 4 m × 4 m')).toContainText(row?.reference ?? '-');
  },
);

test(
  'where storage is refused the quote is sent directly; a failure keeps the input, and pressing again sends it once',
  { tag: '@long' },
  async ({ page, server, way }) => {
    await refuseStorage(page);
    await open(page, '/builder');
    await designRoom(page);
    await fillContact(page);
    await expect(page.getByText('This browser may not keep your design')).toBeVisible();
    await expect(page.getByText(/^This browser keeps nothing, so it is sent as/)).toBeVisible();
    const faults: ReadonlyArray<[Fault, number]> = [
      [{ answer: 500 }, 0],
      ['drop-after-commit', 1],
    ];
    for (const [fault, rows] of faults) {
      way.judge(() => fault);
      await submitButton(page).click();
      await expect(page.getByText('Failed to save configuration. Please try again.')).toBeVisible();
      await expect.poll(async () => (await server.quotes()).length).toBe(rows);
      await expect(submitButton(page)).toBeEnabled();
      await expect(contactField(page, 'Name')).toHaveValue(CONTACT.name);
      await expect(contactField(page, 'Email')).toHaveValue(CONTACT.email);
      await expect(contactField(page, 'Phone')).toHaveValue(CONTACT.phone);
      await page.getByRole('button', { name: 'Close' }).click();
    }
    way.judge(null);
    await submitButton(page).click();
    await expectSubmitted(page);
    expect(await server.quotes()).toMatchObject([{ email: CONTACT.email, serverPrice: 28_450 }]);
  },
);

test('storage is asked to be kept at the first save', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function (this: StorageManager) {
      sessionStorage.setItem('asked-to-persist', 'yes');
      return persist.call(this);
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked-to-persist'));
  await open(page, '/builder');
  await designRoom(page);
  expect(await asked()).toBeNull();
  await submitContact(page);
  await expect.poll(asked).toBe('yes');
});

workerTest(
  'a price that has changed since is stored beside the one the homeowner saw',
  { tag: '@long' },
  async ({ page, server }) => {
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await raiseShellPrices(server);
    await submitContact(page);
    await expect.poll(async () => (await server.quotes()).length).toBe(1);
    // Priced with the version it names, although a newer one is live.
    expect((await server.quotes())[0]).toMatchObject({
      estimatedPrice: 28_450,
      serverPrice: 28_450,
      pricingVersion: 1,
    });
    await open(page, '/builder?step=2');
    await expect(page.getByText('£28,150').filter({ visible: true }).first()).toBeVisible();
  },
);

/** Writes a second pricing version, as the admin screen does. */
async function raiseShellPrices(server: RealServer) {
  await server.changeStore((store) => {
    const [first] = store.pricingVersions;
    if (!first) throw new Error('The store has no pricing');
    const shellSizes = first.pricing.shellSizes.map((size) => ({
      ...size,
      basePrice: size.basePrice + 1000,
    }));
    store.pricingVersions.push({ ...first, version: 2, pricing: { ...first.pricing, shellSizes } });
  });
}
