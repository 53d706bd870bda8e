import type { Page, Request } from 'playwright/test';
import { phonePhoto } from '#server/testing/photos';
import { designRoom, submitContact } from '#tests/support/builder';
import { readDevice, slowBackgroundSync } from '#tests/support/device-storage';
import { API_UNREACHED, expect, NOT_THERE, test as base } from '#tests/support/fixtures';
import { Desk, follow, inDays, withExtraLine } from '#tests/support/follow';
import { open, workerReady } from '#tests/support/page-state';
import { quoteIn, statusOf } from '#tests/support/quotes';

const test = base.extend<{ desk: Desk }>({
  desk: async ({ server }, provide) => {
    const desk = await Desk.at(server);
    await provide(desk);
    await desk.close();
  },
});

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
test.beforeEach(({ quietConsole }) => quietConsole.allow(API_UNREACHED));

/** Everything that could give a token away to somebody in between. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  const note = (one: Request) => {
    // The address a page was opened by, with its fragment, never leaves the browser.
    seen.push(one.url().split('#')[0] ?? '', one.headers()['referer'] ?? '');
  };
  page.on('request', note);
  return seen;
}

const card = (page: Page) => page.locator('section[data-turn]');

/** Signs the quote that is shown. */
async function accept(page: Page, version = 1) {
  await page.getByRole('button', { name: 'Accept this quote…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this quote' });
  await expect(dialog).toContainText(`I accept version ${version} of the written quote MGR-`);
  await dialog.getByLabel('Your full name').fill('Ann Example');
  await dialog.getByRole('button', { name: /^Accept for £/ }).click();
  await expect(page.getByText(`Ann Example accepts version ${version} of the quote`)).toBeVisible();
}

test(
  'a request made without a signal becomes an order, with the server stopped in between',
  { tag: '@long' },
  async ({ page, server, desk }) => {
    const addresses = watchAddresses(page);
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await server.stop();
    await page.getByLabel('Postcode (optional)').fill('nn6 7ab');
    await submitContact(page);
    await server.start();
    await page.goto('/quotes');
    const quote = quoteIn(page, 'Garden Room, 4 m × 4 m');
    await expect(statusOf(quote)).toHaveText('Received');
    const [row] = await server.quotes();
    const id = row?.id ?? 'no row';
    await desk.takeAction(id, { kind: 'times-offered', times: [inDays(7), inDays(8)], text: '' });

    await quote.getByRole('link', { name: 'Follow it' }).click();
    await expect(page).toHaveURL(/\/follow#[\w-]{22}$/);
    const token = page.url().split('#')[1] ?? 'no token';
    await expect(card(page)).toContainText('Choose a time for our visit');

    await server.stop();
    await page.reload();
    await expect(page.getByText('There is no signal. This is how things stood')).toBeVisible();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Address of the garden').fill('1 Example Lane');
    // Kept since the quote form.
    await expect(page.getByLabel('Postcode')).toHaveValue('NN6 7AB');
    await page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(card(page)).toContainText('Your choice:');
    await expect(page.getByRole('button', { name: 'Choose this time' })).toBeHidden();
    await page.reload();
    await expect(card(page)).toContainText('Your choice:');

    await server.start();
    await expect(card(page)).toContainText('We visit you on');
    expect(await desk.happened(id)).toEqual(['times-offered', 'place-given', 'time-chosen']);
    await page.reload();
    await expect(card(page)).toContainText('We visit you on');
    expect(await desk.happened(id)).toHaveLength(3);

    await desk.takeAction(id, { kind: 'visit-held' });
    await desk.quote(id);
    await desk.quote(id, withExtraLine);
    await page.reload();
    await expect(card(page)).toContainText('Your written quote is here');
    await expect(page.getByText('What differs from version 1')).toBeVisible();
    await server.stop();
    await accept(page, 2);
    await page.reload();
    await expect(page.getByText('Ann Example accepts version 2 of the quote')).toBeVisible();
    await server.start();
    await expect(card(page)).toContainText('Your room is ordered');
    await desk.takeAction(id, { kind: 'planned', text: 'On site from 5 January.' });
    await desk.takeAction(id, { kind: 'moved-on', to: 'workshop' });
    await page.reload();
    await expect(card(page)).toContainText('On site from 5 January.');
    const documents = page.getByRole('region', { name: 'Documents' });
    await expect(documents.getByRole('button')).toHaveText([
      /^Written quote, version 2/,
      /^Written quote, version 1/,
      /^Your estimate/,
    ]);
    const coming = page.waitForEvent('download');
    await documents.getByRole('button', { name: /^Your estimate/ }).click();
    expect((await coming).suggestedFilename()).toMatch(/^garden-room-.*\.pdf$/);
    await expect(page.locator('[aria-current="step"]')).toContainText('In the workshop');
    expect((await desk.happened(id)).slice(3)).toEqual([
      'visit-held',
      'quote-sent',
      'quote-sent',
      'accepted',
      'planned',
      'moved-on',
    ]);

    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    const outbox = JSON.stringify(await readDevice(page, 'outbox'));
    expect(outbox).not.toContain('Example Lane');
    // It stays with the quote request alone, whose link it is.
    expect(outbox.split(token)).toHaveLength(2);
    expect(server.output).not.toContain(token);
  },
);

test(
  'a quote accepted on two devices without a signal is accepted once',
  { tag: '@long' },
  async ({ page, browser, server, desk }) => {
    const { id, token } = await desk.receive();
    await desk.quote(id);
    const other = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
    const tablet = await other.newPage();
    await follow(page, token);
    await follow(tablet, token);
    await workerReady(page);
    await workerReady(tablet);
    await server.stop();
    await accept(page);
    await accept(tablet);
    await server.start();
    await expect(card(page)).toContainText('Your room is ordered');
    await expect(card(tablet)).toContainText('Your room is ordered');
    await expect(page.getByText('Ann Example accepts version 1')).toBeHidden();
    await expect(tablet.getByText('Ann Example accepts version 1')).toBeHidden();
    expect(await desk.happened(id)).toEqual(['quote-sent', 'accepted']);
    await other.close();
  },
);

test(
  'a version that was replaced meanwhile is refused in the words of our server',
  { tag: '@long' },
  async ({ page, desk, quietConsole, context }) => {
    quietConsole.allow(/status of 422/);
    const { id, token } = await desk.receive();
    await desk.quote(id);
    await follow(page, token);
    await workerReady(page);
    await context.setOffline(true);
    await accept(page);
    await desk.quote(id, withExtraLine);
    await context.setOffline(false);
    const words = 'There is a newer version of this quote, and only that one can be accepted.';
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText('What differs from version 1')).toBeVisible();
    await expect(page.getByText('New: Longer ground screws')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(words)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Accept this quote…' })).toBeVisible();
    expect(await desk.happened(id)).toEqual(['quote-sent', 'quote-sent']);
  },
);

test(
  'a question that waits can be taken back, and one that was refused can be changed',
  { tag: '@long' },
  async ({ page, desk, context, quietConsole }) => {
    quietConsole.allow(/status of 422/);
    const { id, token } = await desk.receive();
    await follow(page, token);
    await workerReady(page);
    await context.setOffline(true);
    const ask = async (text: string) => {
      await page.getByLabel('Your question').fill(text);
      await page.getByRole('button', { name: 'Ask us' }).click();
      await expect(question(page, text)).toBeVisible();
    };
    await ask('Does it hum?');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(question(page, 'Does it hum?')).toBeHidden();
    await ask('Is it dry in winter?');
    await desk.homeowner(token, { kind: 'withdrawn', text: '' });
    await context.setOffline(false);
    await expect(page.getByText('This request is closed, so this was not done.')).toBeVisible();
    await expect(question(page, 'Is it dry in winter?')).toBeVisible();
    expect(await desk.happened(id)).toEqual(['withdrawn']);
  },
);

test(
  'the next question and its photo stay, though they come while the last one is being kept',
  { tag: '@long' },
  async ({ page, desk, context }) => {
    const { token } = await desk.receive();
    await slowBackgroundSync(page);
    await follow(page, token);
    await workerReady(page);
    await context.setOffline(true);
    const box = page.getByLabel('Your question');
    const send = page.getByRole('button', { name: 'Ask us' });
    await box.fill('Does it hum?');
    await send.click();
    await expect(question(page, 'Does it hum?')).toBeVisible();
    await box.fill('Is it dry in winter?');
    await page.getByLabel('Add photos').setInputFiles(await wall());
    await expect(send).toBeEnabled();
    await expect(box).toHaveValue('Is it dry in winter?');
    await expect(page.getByText('1 of 8 photos')).toBeVisible();
    await send.click();
    await expect(question(page, 'Is it dry in winter?')).toBeVisible();
    await expect(box).toHaveValue('');
  },
);

/** A small photo, which is made before the question is kept. */
const wall = async () => ({
  name: 'wall.jpg',
  mimeType: 'image/jpeg',
  buffer: await phonePhoto({ width: 60, height: 40 }),
});

/** A question on the page, which may still be in its box as well. */
const question = (page: Page, text: string) =>
  page.getByRole('paragraph').filter({ hasText: text });

test(
  'without a signal the page opens with its last state, or says that it has none',
  { tag: '@long' },
  async ({ page, server, desk }) => {
    const { id, token } = await desk.receive();
    const { token: unseen } = await desk.receive();
    await follow(page, token);
    await workerReady(page);
    await server.stop();
    await page.reload();
    await expect(page.getByText('There is no signal. This is how things stood')).toBeVisible();
    await expect(card(page)).toContainText('Next, we call or email you');
    await page.goto('/quotes');
    await page.goto(`/follow#${unseen}`);
    await expect(
      page.getByRole('heading', { name: 'There is no signal, and no copy' }),
    ).toBeVisible();
    await server.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The way to your room')).toBeVisible();
    // Another link in the same tab is another page.
    await page.evaluate((hash) => (location.hash = hash), token);
    await desk.takeAction(id, { kind: 'times-offered', times: [inDays(7)], text: '' });
    await page.reload();
    await expect(card(page)).toContainText('Choose a time for our visit');
  },
);

test(
  'links that open nothing say so, and a request that is gone is forgotten',
  { tag: '@long' },
  async ({ page, desk, quietConsole }) => {
    quietConsole.allow(NOT_THERE);
    quietConsole.allow(/status of 410/);
    const nothing = page.getByRole('heading', { name: 'This link opens nothing' });
    await open(page, '/follow');
    await expect(page.getByRole('heading', { name: 'This page opens by a link' })).toBeVisible();
    for (const hash of ['garbage', '<script>alert(1)</script>', 'AAAAAAAAAAAAAAAAAAAAAA']) {
      await page.evaluate((text) => (location.hash = text), hash);
      await expect(nothing).toBeVisible();
    }
    const { id, token } = await desk.receive();
    await follow(page, token);
    await desk.takeAction(id, { kind: 'link-renewed' });
    await page.reload();
    await expect(nothing).toBeVisible();
    expect(await readDevice(page, 'followed')).toEqual([]);

    const gone = await desk.receive();
    await follow(page, gone.token);
    expect(await readDevice(page, 'followed')).toHaveLength(1);
    await desk.anonymise(gone.id);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'no longer kept' })).toBeVisible();
    expect(await readDevice(page, 'followed')).toEqual([]);
  },
);
