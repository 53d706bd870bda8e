import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { writeDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, siteTest as test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';
import { quoteBody } from '#tests/support/quote-body';

test.use({ serviceWorkers: 'allow' });

/** Opens the list with a request that cannot be sent: "Send now" says so in a toast. */
async function openWithStuckQuote(page: Page): Promise<void> {
  await page.route('**/api/room-configurations', (route) => route.abort());
  await open(page, '/quotes');
  await expect(page.getByText('No quote requests on this device yet.')).toBeVisible();
  const { name: _name, email: _email, phone: _phone, ...summary } = quoteBody();
  await writeDevice(page, 'outbox', {
    schema: 2,
    id: randomUUID(),
    kind: 'quote',
    createdAt: Date.now(),
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: Date.now(),
    request: quoteBody(),
    summary,
  });
  await open(page, '/quotes');
  await expect(sendNow(page)).toBeVisible();
  await workerReady(page);
  await page.context().setOffline(true);
}

const sendNow = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send now' });
const NO_SIGNAL = 'There is no signal here';

test('a message leaves after 5 s', { tag: '@long' }, async ({ page, quietConsole }) => {
  quietConsole.allow(API_UNREACHED);
  await openWithStuckQuote(page);
  await page.evaluate((words) => {
    const times: number[] = [];
    Object.assign(window, { times });
    new MutationObserver(() => {
      const shown = document.body.textContent?.includes(words) ?? false;
      if (shown === (times.length % 2 === 0)) times.push(performance.now());
    }).observe(document.body, { subtree: true, childList: true });
  }, NO_SIGNAL);
  await sendNow(page).click();
  const message = page.getByText(NO_SIGNAL);
  await expect(message).toBeVisible();
  await page.mouse.move(10, 400);
  await expect(message).toBeHidden();
  const [shown = 0, gone = 0] = await page.evaluate(
    () => (window as unknown as { times: number[] }).times,
  );
  expect(gone - shown).toBeGreaterThanOrEqual(4900);
  expect(gone - shown).toBeLessThan(10_000);
});

test(
  'one message at a time, gone by its button or by a swipe of 50 px',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await openWithStuckQuote(page);
    const message = page.getByText(NO_SIGNAL);
    await sendNow(page).click();
    await sendNow(page).click();
    await expect(message).toHaveCount(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);

    await sendNow(page).click();
    // Waits until it stands still, and keeps it from leaving by itself.
    await message.hover();
    const box = await message.boundingBox();
    if (!box) throw new Error('There is no message to swipe');
    const swipe = async (pixels: number) => {
      await page.mouse.move(box.x + 20, box.y + 5);
      await page.mouse.down();
      await page.mouse.move(box.x + 20 + pixels, box.y + 5, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(49);
    await expect(message).toBeVisible();
    await swipe(50);
    await expect(message).toHaveCount(0);
  },
);
