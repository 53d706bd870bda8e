import { designRoom, expectStep, submitContact } from '#tests/support/builder';
import { slowBackgroundSync, withoutBackgroundSync } from '#tests/support/device-storage';
import { launchBrowser, QUICK_SYNC } from '#tests/support/servers/launch';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';
import { quoteIn, statusOf } from '#tests/support/quotes';
import { waitUntil } from '#tests/support/servers/server';

// Motion is irrelevant here, and each step then appears at once.
test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

test.beforeEach(({ quietConsole }) => quietConsole.allow(API_UNREACHED));

test(
  'a quote asked for with no server and a closed tab arrives exactly once when /quotes is loaded',
  { tag: '@long' },
  async ({ context, page, server }) => {
    await withoutBackgroundSync(page);
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await server.stop();
    await submitContact(page);
    await page.close();
    expect(await server.quotes()).toHaveLength(0);

    await server.start();
    const later = await context.newPage();
    await withoutBackgroundSync(later);
    await later.goto('/quotes');
    await expect.poll(async () => (await server.quotes()).length).toBe(1);
    const quote = quoteIn(later, 'Garden Room, 4 m × 4 m');
    await expect(statusOf(quote)).toHaveText('Received');
    const [row] = await server.quotes();
    expect(row?.reference).toMatch(/^MGR-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    await expect(quote).toContainText(row?.reference ?? 'no row');

    expect(await server.quotes()).toHaveLength(1);
    expect(row).toMatchObject({
      name: 'Test Homeowner',
      email: 'homeowner@example.com',
      phone: '01632 960123',
      roomType: 'garden-room',
      shellSizeId: '4x4',
      windows: 1,
      doors: 1,
      patioGlass: false,
      placement: [
        { kind: 'door', wall: 'front', at: 1.55 },
        { kind: 'window', wall: 'left', at: 1.55 },
      ],
      estimatedPrice: 28_450,
      serverPrice: 28_450,
      pricingVersion: 1,
      unknownPricingVersion: null,
    });
  },
);

test(
  'without a network and with nobody looking, the quote leaves when the network is back',
  { tag: '@long' },
  async ({ server }) => {
    const browser = await launchBrowser(QUICK_SYNC);
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await slowBackgroundSync(page);
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await context.setOffline(true);
    await submitContact(page);
    await page.close();
    // The worker, woken by Background Sync, sends it with none of our pages open.
    // An attempt may have failed by then: the offline mode of a test does not hold back the sync itself.
    await context.newPage();
    await context.setOffline(false);
    await waitUntil(async () => (await server.quotes()).length === 1, 30_000);
    await browser.close();
  },
);

test(
  'a server that was down gets the quote with every tab closed',
  { tag: '@long' },
  async ({ server }) => {
    const browser = await launchBrowser(QUICK_SYNC);
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await context.newPage();
    await server.stop();
    await submitContact(page);
    await page.close();
    await server.start();
    await waitUntil(async () => (await server.quotes()).length === 1, 30_000);
    await browser.close();
  },
);

test(
  'the whole story with no signal from the first visit on',
  { tag: '@long' },
  async ({ context, page, server }) => {
    await open(page, '/');
    await workerReady(page);
    await server.stop();
    await open(page, '/builder');
    await designRoom(page);
    await page.close();
    const later = await context.newPage();
    await open(later, '/builder');
    await expectStep(later, 6);
    await submitContact(later);
    await later.close();
    await server.start();
    await open(await context.newPage(), '/');
    await waitUntil(async () => (await server.quotes()).length === 1);
    // Priced with the copy from the first visit, so both figures agree.
    expect((await server.quotes())[0]).toMatchObject({
      estimatedPrice: 28_450,
      serverPrice: 28_450,
      pricingVersion: 1,
    });
  },
);
