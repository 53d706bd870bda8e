import {
  CONTACT,
  designRoom,
  fillContact,
  submitButton,
  submitRefusedRoom,
  submitRoom,
  submitContact,
} from '#tests/support/builder';
import { clearDevice, readDevice, refuseStorage, writeDevice } from '#tests/support/device-storage';
import { refusal } from '#tests/support/servers/faulty-proxy';
import { API_UNREACHED, expect, proxiedTest as test, siteTest } from '#tests/support/fixtures';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { openMore } from '#tests/support/more-menu';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { quoteIn, quotesReady, statusOf } from '#tests/support/quotes';

const workerTest = test.extend({ serviceWorkers: 'allow' });

const TITLE = 'Garden Room, 4 m × 4 m';

const banner = {
  waiting: /^1 quote waiting for signal$/,
  sending: /^1 quote waiting to be sent$/,
  attention: /^1 quote needs attention$/,
};

siteTest('an empty list says so and leads to the builder', async ({ page }) => {
  await quotesReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quote requests');
  await expect(page.getByText('No quote requests on this device yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Build Your Room' }).click();
  await expect(page).toHaveURL(/\/builder$/);
});

siteTest('a browser that keeps nothing is told plainly', async ({ page }) => {
  await refuseStorage(page);
  await quotesReady(page);
  await expect(page.getByText('This browser keeps nothing for this site.')).toBeVisible();
});

workerTest(
  'a request waits for signal, is sent and is received, in words on every page',
  { tag: '@long' },
  async ({ context, page, server, way, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await context.setOffline(true);
    await submitContact(page);

    // Unsent takes precedence over offline, and links to the list.
    const status = page.getByRole('link', { name: banner.waiting });
    await expect(status).toBeVisible();
    const offline = page.getByText('You are offline.');
    await expect(offline).toBeVisible();
    const [above, below] = [await status.boundingBox(), await offline.boundingBox()];
    expect((above?.y ?? 0) * 2000 + (above?.x ?? 0)).toBeLessThan(
      (below?.y ?? 0) * 2000 + (below?.x ?? 0),
    );
    await status.click();
    await expect(page).toHaveURL(/\/quotes$/);
    const quote = quoteIn(page, TITLE);
    await expect(statusOf(quote)).toHaveText('Waiting to be sent');
    await expect(quote).toContainText('£28,450');
    await expect(quote).toContainText('Standard timber, felt roof, 1 window, 1 door');
    await expect(quote).toContainText('Saved');
    await expect(quote).toContainText('Not sent yet');
    await openMore(quote);
    for (const name of ['Send now', 'Download a copy', 'Delete…']) {
      await expect(quote.getByRole('button', { name })).toBeVisible();
    }
    for (const path of ['/', '/about', '/estimator']) {
      await page.goto(path);
      await interactive(page);
      await expect(page.getByRole('link', { name: banner.waiting })).toBeVisible();
    }

    await quotesReady(page);
    const release = way.hold();
    await context.setOffline(false);
    await expect(statusOf(quote)).toHaveText('Sending');
    await expect(page.getByRole('link', { name: banner.sending })).toBeVisible();
    await expect(quote.getByRole('button', { name: 'Send now' })).toHaveCount(0);
    release();
    await expect(statusOf(quote)).toHaveText('Received');
    const [row] = await server.quotes();
    const reference = row?.reference ?? 'no row';
    await expect(quote).toContainText(reference);
    await expect(quote).toContainText(/Today, \d\d:\d\d/);
    await expect(quote).toContainText(
      'We’ll email your detailed quote and contact you to schedule a consultation.',
    );
    await open(page, '/');
    await expect(
      page.getByRole('link', { name: new RegExp(`^Received: ${reference}, \\d\\d:\\d\\d$`) }),
    ).toBeVisible();
  },
);

workerTest(
  'the status of an earlier visit finds its place kept: nothing moves',
  { tag: '@long' },
  async ({ context, page, way, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await fillContact(page);
    await submitButton(page).click();
    await expect(page.getByRole('link', { name: banner.waiting })).toBeVisible();

    // A single tab throughout: what a new one knows about the connection is up to the browser.
    await watchMovement(page);
    await open(page, '/about');
    await expect(page.getByRole('link', { name: banner.waiting })).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
    expect(await movedBy(page)).toBeLessThan(0.0005);

    // Held first: for a moment, a page that is left has the connection that the browser really has.
    const release = way.hold();
    await page.goto('about:blank');
    await context.setOffline(false);
    await open(page, '/');
    await expect(page.getByRole('link', { name: banner.sending })).toBeVisible();
    expect(await movedBy(page)).toBeLessThan(0.0005);

    release();
    const received = page.getByRole('link', { name: /^Received: / });
    await expect(received).toBeVisible();
    await open(page, '/about');
    await expect(received).toBeVisible();
    expect(await movedBy(page)).toBeLessThan(0.0005);
  },
);

test(
  'a refused request needs attention on every page',
  { tag: '@long' },
  async ({ page, way, quietConsole }) => {
    quietConsole.allow(/room-configurations$/);
    way.judge(() => ({
      answer: 422,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        error: 'We do not offer this shell size.',
        code: 'unknown_shell_size',
        fields: { shellSizeId: 'There is no shell size "4x4" in the price list' },
      }),
    }));
    await open(page, '/builder');
    await submitRefusedRoom(page);
    await open(page, '/about');
    await page.getByRole('link', { name: banner.attention }).click();
    const quote = quoteIn(page, TITLE);
    await expect(statusOf(quote)).toHaveText('Needs attention');
    await expect(quote).toContainText('We do not offer this shell size.');
    await expect(quote).toContainText('the shell size');
    await quote.getByRole('link', { name: 'Change the design' }).click();
    await expect(page).toHaveURL(/\/builder\?step=2$/);
  },
);

test(
  'requests are listed newest first, and one received is taken off after a question',
  { tag: '@long' },
  async ({ page, server }) => {
    await open(page, '/builder');
    await submitRoom(page);
    await open(page, '/builder');
    await page.getByRole('button', { name: 'Build another room' }).click();
    await submitRoom(page, CONTACT, { roomType: 'Garden Office', size: '5 × 4' });
    await expect.poll(async () => (await server.quotes()).length).toBe(2);
    await quotesReady(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      /^Garden Office, 5\sm\s×\s4\sm$/,
      /^Garden Room, 4\sm\s×\s4\sm$/,
    ]);

    const quote = quoteIn(page, TITLE);
    await expect(statusOf(quote)).toHaveText('Received');
    await openMore(quote);
    await quote.getByRole('button', { name: /^Remove from this list/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(quote).toHaveCount(1);
    await openMore(quote);
    await quote.getByRole('button', { name: /^Remove from this list/ }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(quote).toHaveCount(0);
    await expect(quoteIn(page, 'Garden Office, 5 m × 4 m')).toHaveCount(1);
    expect(await server.quotes()).toHaveLength(2);
  },
);

test(
  'a row that cannot be read is shown and can be taken along',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/builder');
    await submitRoom(page);
    await open(page, '/about');
    await writeDevice(page, 'outbox', { id: 'broken', schema: 1, createdAt: 1, contact: 'kept' });
    await quotesReady(page);
    const broken = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { name: 'A request we cannot read' }),
      });
    await expect(statusOf(broken)).toHaveText('Needs attention');
    const downloading = page.waitForEvent('download');
    await broken.getByRole('button', { name: 'Download a copy' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.json$/);
    expect(await readDevice(page, 'outbox')).toHaveLength(2);
  },
);

test('what is kept open for the status closes when there is nothing to say', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('strip', `390 49 true ${Date.now() + 3_600_000}`),
  );
  await open(page, '/about');
  const kept = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--banner'));
  await expect.poll(kept).toBe('');
});

test(
  'a request that the phone has cleared is told of until its owner has read so',
  { tag: '@long' },
  async ({ page, way, quietConsole }) => {
    quietConsole.allow(/the server responded with a status of 503/);
    way.judge(() => ({ answer: 503, headers: { 'retry-after': '600' } }));
    await open(page, '/builder');
    await submitRoom(page);
    await expect(page.getByRole('link', { name: banner.sending })).toBeVisible();
    await expect
      .poll(() => readDevice(page, 'outbox'))
      .toMatchObject([{ state: 'waiting', lastProblem: { status: 503 } }]);
    // Not under one of our pages, like phones do it.
    await page.goto('/robots.txt');
    await clearDevice(page);

    await open(page, '/');
    const note = page.getByRole('link', { name: 'Your phone has cleared a waiting request' });
    await note.click();
    await expect(page.getByText('we have not received it')).toBeVisible();
    await page.getByRole('button', { name: 'I understand' }).click();
    await expect(page.getByText('No quote requests on this device yet.')).toBeVisible();
    await expect(note).toBeHidden();
    await quotesReady(page);
    await expect(page.getByText('No quote requests on this device yet.')).toBeVisible();
    await expect(note).toBeHidden();
  },
);

test(
  'a correction that another tab overtakes is kept, and arrives',
  { tag: '@long' },
  async ({ context, page, server, way, quietConsole }) => {
    quietConsole.allow(/status of 422/);
    way.judge((body) => (body.includes('wrong@example.com') ? refusal(422) : null));
    await open(page, '/builder');
    await submitRefusedRoom(page, { ...CONTACT, email: 'wrong@example.com' });
    await quotesReady(page);
    await quoteIn(page, TITLE).getByRole('button', { name: 'Correct and send' }).click();
    const email = page.getByLabel('Email', { exact: true }).first();
    await email.fill('first@example.com');

    const other = await context.newPage();
    await quotesReady(other);
    await quoteIn(other, TITLE).getByRole('button', { name: 'Correct and send' }).click();
    await other.getByLabel('Email', { exact: true }).first().fill('other@example.com');
    await other.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(statusOf(quoteIn(other, TITLE))).toHaveText('Received');

    await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
    await expect(email).toHaveValue('first@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect
      .poll(async () => (await server.quotes()).map((row) => row.email))
      .toEqual(['other@example.com', 'first@example.com']);
  },
);
