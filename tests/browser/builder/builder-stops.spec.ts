import type { Page } from 'playwright/test';
import { deskTodaySchema } from '#domain/order/contracts/admin/today';
import { expectAccessible } from '#tests/support/page/accessibility';
import { expectStep, goNext, goTo, sizeCard, submitRoom } from '#tests/support/builder';
import { beOwner, openOwnersApi } from '#tests/support/desk/sign-in';
import { readDevice } from '#tests/support/device-storage';
import { expect, test as base } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';
import type { RealServer } from '#tests/support/servers/server';

/** What the desk knows, asked apart from the homeowner's browser. */
const test = base.extend<{ reached: () => Promise<number[]> }>({
  reached: async ({ server }, provide) => {
    const api = await openOwnersApi(server);
    await provide(async () => {
      const answer = await api.get('/api/today');
      const { steps } = deskTodaySchema.parse(await answer.json());
      return steps.map(({ count }) => count);
    });
  },
});

async function openDesk(page: Page, server: RealServer) {
  await beOwner(page.context(), server);
  await open(page, '/admin/today');
  return page.getByRole('region', { name: 'Where homeowners stop in the builder' });
}

test(
  'the desk shows how far homeowners came, each visit once',
  { tag: '@long' },
  async ({ page, context, browser, baseURL, server, reached }) => {
    await goTo(page, 3);
    await page.goto('/terms');
    await expect.poll(reached).toEqual([1, 1, 1, 0, 0, 0, 0]);
    // The kept design goes on at its step, and is not counted again.
    await open(page, '/builder');
    await expectStep(page, 3);
    await goNext(page, 4);
    await page.goto('/terms');
    expect(await context.cookies()).toEqual([]);

    const other = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const another = await other.newPage();
    await open(another, '/builder');
    await submitRoom(another);
    await another.goto('/terms');
    await expect.poll(reached).toEqual([2, 2, 2, 1, 1, 1, 1]);
    await other.close();

    const stops = await openDesk(page, server);
    const words = '2 visits began a room; of 100, 50 asked for a quote.';
    await expect(stops.getByText(words)).toBeVisible();
    const row = (name: string) => stops.getByRole('row', { name, exact: true });
    await expect(row('Windows & Doors Most stop here: 50 of 100 2 100')).toBeVisible();
    await expect(row('Features 1 50')).toBeVisible();
    await expect(row('Request 1 50')).toBeVisible();
    await expectSound(page, "today with the builder's stops");
  },
);

/** Begins a room, waits for the step that counts it, then loses the signal. */
async function loseSignalAtShellSize(page: Page): Promise<void> {
  await goTo(page, 2);
  // The heading is there before the code of the step, which brings the counter.
  await expect(sizeCard(page, '4 × 4')).toBeVisible();
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** How many beacons the page sends when it is hidden, as behind another app. */
function beaconsOnHiding(page: Page): Promise<number> {
  return page.evaluate(() => {
    let beacons = 0;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...call) => {
      beacons += 1;
      return send(...call);
    };
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return beacons;
  });
}

/** What the step has not loaded yet. */
const FILE_UNREACHED = /ERR_INTERNET_DISCONNECTED @ \S+\/assets\//;

test(
  'a visit without a signal is not told, now or later',
  { tag: '@long' },
  async ({ page, context, server, reached, quietConsole }) => {
    quietConsole.allow(FILE_UNREACHED);
    await loseSignalAtShellSize(page);
    expect(await beaconsOnHiding(page)).toBe(0);
    // Closed before there is a signal again: a page that is left for another may go on behind it.
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await open(later, '/builder');
    await expectStep(later, 2);
    expect(await readDevice(later, 'outbox')).toEqual([]);
    expect(await beaconsOnHiding(later)).toBe(0);
    const stops = await openDesk(later, server);
    await expect(stops.getByText('Nobody has begun a room in the last 30 days.')).toBeVisible();
    await expectAccessible(later, 'today before anybody has begun');
    expect(await reached()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  },
);

test(
  'a visit is told behind another app once there is a signal again',
  { tag: '@long' },
  async ({ page, context, reached, quietConsole }) => {
    quietConsole.allow(FILE_UNREACHED);
    await loseSignalAtShellSize(page);
    expect(await beaconsOnHiding(page)).toBe(0);
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    expect(await beaconsOnHiding(page)).toBe(1);
    expect(await beaconsOnHiding(page)).toBe(0);
    await expect.poll(reached).toEqual([1, 1, 0, 0, 0, 0, 0]);
  },
);
