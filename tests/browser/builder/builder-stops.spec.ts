import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/accessibility';
import { expectStep, goNext, goTo, submitRoom } from '#tests/support/builder';
import { readDevice } from '#tests/support/device-storage';
import { expect, test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { DESKTOP, PHONE } from '#tests/support/routes';

const CALL = '/api/builder-steps';

/** What the page tells when it is left for another page. */
async function leave(page: Page): Promise<unknown> {
  const telling = page.waitForRequest((request) => request.url().endsWith(CALL));
  await page.goto('/terms');
  const request = await telling;
  expect(await request.headerValue('cookie')).toBeNull();
  return request.postDataJSON();
}

/** Every call of the page that tells how far its homeowner came. */
function tellingOf(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CALL)) told.push(request.postData() ?? '');
  });
  return told;
}

async function openDesk(page: Page) {
  const data = { password: 'for tests only' };
  expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
  await open(page, '/admin/today');
  return page.getByRole('region', { name: 'Where homeowners stop in the builder' });
}

test('the desk shows how far homeowners came, of whom nothing else is told', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await goTo(page, 3);
  expect(await leave(page)).toEqual({ steps: [1, 2, 3] });
  const more = tellingOf(page);
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
  await expect(another).toHaveURL(/\/$/);
  expect(await leave(another)).toEqual({ steps: [1, 2, 3, 4, 5, 6, 7] });
  await other.close();

  const stops = await openDesk(page);
  await expect(async () => {
    await page.reload();
    const words = '2 visits began a room; of 100, 50 asked for a quote.';
    await expect(stops.getByText(words)).toBeVisible({ timeout: 2000 });
  }).toPass();
  const row = (name: string | RegExp) => stops.getByRole('row', { name });
  await expect(row(/^Windows & Doors Most stop here: 50 of 100 2 100$/)).toBeVisible();
  await expect(row('Features 1 50')).toBeVisible();
  await expect(row('Request 1 50')).toBeVisible();
  expect(more).toEqual([]);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `today with the builder's stops at ${size.width} px`);
  }
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
});

test('a visit without a signal is not told, now or later', async ({ page, context }) => {
  const told = tellingOf(page);
  await goTo(page, 2);
  await context.setOffline(true);
  await page.goto('about:blank');
  await context.setOffline(false);
  await open(page, '/builder');
  await expectStep(page, 2);
  expect(await readDevice(page, 'outbox')).toEqual([]);
  const stops = await openDesk(page);
  await expect(stops.getByText('Nobody has begun a room in the last 30 days.')).toBeVisible();
  await expectAccessible(page, 'today before anybody has begun');
  expect(told).toEqual([]);
});
