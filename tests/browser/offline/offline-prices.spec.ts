import type { Page } from 'playwright/test';
import type { RealServer } from '#tests/support/servers/server';
import { dearerPricing } from '#server/testing/requests/quote-body';
import { beOwner } from '#tests/support/desk/sign-in';
import { designRoom } from '#tests/support/builder';
import { readDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { interactive, open, workerReady } from '#tests/support/page-state';

test.use({ serviceWorkers: 'allow' });

/** A 4 m × 4 m garden room with a window and a door, at the starter's prices. */
const AT_FIRST = 28_450;

/** The administrator saves prices, with every size this many pounds dearer than at first. */
async function savePrices(admin: Page, { origin }: RealServer, dearer: number): Promise<void> {
  const answer = await admin.request.put(`${origin}/api/pricing`, { data: dearerPricing(dearer) });
  expect(answer.ok()).toBe(true);
}

async function expectKept(page: Page, version: number): Promise<void> {
  await expect.poll(async () => (await readDevice(page, 'pricing'))[0]?.version).toBe(version);
}

async function expectPrice(page: Page, pounds: number): Promise<void> {
  const words = `£${pounds.toLocaleString('en-GB')}`;
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
}

test(
  'a price saved while a visitor is away shows in the garden after the next connection',
  { tag: '@long' },
  async ({ page, context, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await beOwner(context, server);
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await expectPrice(page, AT_FIRST);
    await expectKept(page, 1);

    await context.setOffline(true);
    await savePrices(page, server, 500);
    await open(page, '/builder?step=2');
    await expectPrice(page, AT_FIRST);

    // Online just long enough to open a page that shows no builder prices.
    await context.setOffline(false);
    await open(page, '/about');
    await expectKept(page, 2);
    await context.setOffline(true);
    await open(page, '/builder?step=2');
    await expectPrice(page, AT_FIRST + 500);
    const notice = page.getByRole('alert').filter({ hasText: 'Our prices have changed' });
    await expect(notice).toContainText(`Your design was £28,450 and is £28,950 now.`);

    // Or online only while a page stays open.
    await context.setOffline(false);
    await open(page, '/builder?step=2');
    await expectPrice(page, AT_FIRST + 500);
    await context.setOffline(true);
    await savePrices(page, server, 900);
    await context.setOffline(false);
    await expectKept(page, 3);
    await context.setOffline(true);
    await page.reload();
    await interactive(page);
    await expectPrice(page, AT_FIRST + 900);
  },
);
