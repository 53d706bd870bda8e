import type { Page } from 'playwright/test';
import { phonePhoto } from '#server/testing/photos';
import { expectAccessible, expectKeyboardReaches } from '#tests/support/page/accessibility';
import {
  asHomeowner,
  asCompany,
  history,
  openOrder,
  readOrder,
  receiveFollowed,
} from '#tests/support/desk/desk';
import { API_UNREACHED, expect } from '#tests/support/fixtures';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { interactive, open, workerReady } from '#tests/support/page-state';
import { PHONE } from '#tests/support/routes';

test.use({ serviceWorkers: 'allow' });

/** The day of England nine days from now, and a time on it in UTC in winter or summer alike. */
const DAY = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
const at = (time: string) => `${DAY}T${time}:00.000Z`;

const stop = (page: Page, name: string) =>
  page.getByRole('main').locator('ol > li').filter({ hasText: name });

/** Every screen, by what the navigation calls it. */
const SCREENS = [
  ['/admin', 'Today'],
  ['/admin/today', 'Today'],
  ['/admin/board', 'Board'],
  ['/admin/visits?day=2026-12-01', 'Visits'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/pricing', 'Pricing'],
  ['/admin/gallery', 'Gallery'],
  ['/admin/words', 'Words'],
  ['/admin/words/articles', 'Words'],
  ['/admin/people', 'People'],
  ['/admin/log', 'Desk'],
  ['/admin/quotes?request=1', 'Quotes'],
] as const;

/** The stores of the device's databases that name somebody. */
function storesWith(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const { name: database = '' } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('success', () => resolve(opening.result));
      });
      for (const store of opened.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const all = opened.transaction(store).objectStore(store).getAll();
          all.addEventListener('success', () => resolve(all.result));
        });
        if (JSON.stringify(rows).includes(wanted)) found.push(`${database} ${store}`);
      }
      opened.close();
    }
    return found;
  }, name);
}

/** The responses in the device's caches that name somebody: reading all of them takes a busy machine ten seconds. */
function responsesWith(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes(wanted) === true) found.push(`${cacheName} ${request.url}`);
      }
    }
    return found;
  }, name);
}

/** Everything on the device that names somebody. */
const keptOf = async (page: Page, name: string) => [
  ...(await storesWith(page, name)),
  ...(await responsesWith(page, name)),
];

test(
  'a day is taken along: it opens without a signal, its notes arrive once, and logging out takes it away',
  { tag: '@long' },
  async ({ page, server, context, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await page.setViewportSize(PHONE);
    const first = await receiveFollowed(page, { name: 'Ada First' });
    const second = await receiveFollowed(page, { name: 'Bo Second' });
    await asCompany(page, first.id, {
      kind: 'place-given',
      address: '14 Park Terrace\nNorthampton',
      postcode: 'NN2 7HG',
    });
    await asCompany(page, first.id, { kind: 'visit-booked', start: at('09:00'), minutes: 60 });
    await asCompany(page, second.id, { kind: 'visit-booked', start: at('13:00'), minutes: 60 });
    await asHomeowner(page, first, { kind: 'asked', text: 'Will the gate be wide enough?' });
    await open(page, '/');
    await workerReady(page);
    await open(page, `/admin/visits?day=${DAY}`);
    await expect(stop(page, 'Ada First')).toBeVisible();
    expect(await keptOf(page, 'Ada First')).toEqual([]);

    await page.getByRole('button', { name: 'Take this day along' }).click();
    await expect(page.getByText('On this device, as of')).toBeVisible();
    expect(await keptOf(page, 'Ada First')).toEqual(['modular-garden-rooms-desk days']);

    // In the van, without a signal: the page is opened anew.
    await server.stop();
    await page.goto('/admin/visits');
    await interactive(page);
    await expect(page.getByText('this is what you took along')).toBeVisible();
    await expect(page.getByText(/^Visits was last here at \d\d:\d\d\./)).toBeVisible();
    await stop(page, 'Ada First').getByText('Room, price and questions').click();
    await expect(page.getByText('Will the gate be wide enough?')).toBeVisible();
    await expect(page.getByRole('link', { name: /^14 Park Terrace/ })).toBeVisible();
    await page.getByRole('button', { name: 'Write a note about Ada First' }).click();
    const box = page.getByLabel('Note about Ada First');
    await expect(box).toBeFocused();
    await box.fill('Gate: 92 cm.\nPower at the shed.');
    await page.getByLabel('Add photos').setInputFiles([
      { name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() },
      { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Hello') },
    ]);
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(page.getByText('“note.jpg” cannot be read here')).toBeVisible();
    await expectAccessible(page, 'a day taken along, with a note');
    await expectKeyboardReaches(page, 'a day taken along');
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await expect(page.getByText('Waiting to be sent, with 1 photo')).toBeVisible();
    await page.getByRole('button', { name: 'Log a call to Bo Second' }).click();
    await expect(page.getByRole('button', { name: 'Reached' })).toBeFocused();
    await expectAccessible(page, 'a call that is being logged');
    await page.getByRole('button', { name: 'No answer' }).click();
    await expect(page.getByRole('button', { name: 'Log a call to Bo Second' })).toBeFocused();
    await expect(stop(page, 'Bo Second')).toContainText('Waiting to be sentCalled: no answer');
    // The phone ends the page in the middle of another.
    await page.getByRole('button', { name: 'Write a note about Bo Second' }).click();
    await page.getByLabel('Note about Bo Second').fill('Slope of');
    await expect
      .poll(() => storesWith(page, 'Slope of'))
      .toEqual(['modular-garden-rooms-desk notes']);
    expect(await responsesWith(page, 'Slope of')).toEqual([]);
    await page.close();

    const later = await context.newPage();
    await open(later, '/admin/visits');
    await expect(later.getByLabel('Note about Bo Second')).toHaveValue('Slope of');
    await expect(stop(later, 'Ada First')).toContainText('Waiting to be sent');
    await server.start();
    await later.getByRole('button', { name: 'Try again' }).click();
    await expect(later.getByText('2 notes sent')).toBeVisible();
    const notes = async (id: string) =>
      (await readOrder(later, id)).events.flatMap(({ by, what }) =>
        what.kind === 'noted' ? [{ by, text: what.text }] : [],
      );
    expect(await notes(first.id)).toEqual([
      { by: 'company', text: 'Gate: 92 cm.\nPower at the shed.' },
    ]);
    expect(await notes(second.id)).toEqual([{ by: 'company', text: 'Called: no answer' }]);
    const photos = async () =>
      (await readOrder(later, first.id)).events.flatMap((event) =>
        event.photos.map(({ state }) => state),
      );
    await expect.poll(photos).toEqual(['arrived']);
    await openOrder(later, first.id);
    const picture = history(later).getByRole('img', { name: 'Photo 1 of 1' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await open(later, `/admin/visits?day=${DAY}`);
    await later.getByLabel('Note about Bo Second').fill('Slope of 30 cm.');
    await later.getByRole('button', { name: 'Keep the note' }).click();
    await expect
      .poll(() => notes(second.id))
      .toEqual([
        { by: 'company', text: 'Called: no answer' },
        { by: 'company', text: 'Slope of 30 cm.' },
      ]);

    await later.getByRole('button', { name: 'Log out' }).click();
    await expect(later.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect.poll(() => storesWith(later, 'Ada First')).toEqual([]);
    expect(await responsesWith(later, 'Ada First')).toEqual([]);
    expect(await keptOf(later, 'Slope of 30 cm')).toEqual([]);
  },
);

test('every screen of the desk opens without a signal, with what it can, until one logs out', async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(API_UNREACHED);
  // The worker's sentence where nobody is signed in, which brings no icon.
  quietConsole.allow(/status of 503|favicon\.ico/);
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await workerReady(page);
  await open(page, '/admin/quotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Quote requests' })).toBeVisible();
  const keptPages = () =>
    page.evaluate(async () => {
      const cache = await caches.open('desk');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(keptPages)
    .toEqual(expect.arrayContaining(['/admin/words/legal', '/admin/quotes']));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('desk-build'))).not.toBeNull();

  await server.stop();
  for (const [path, name] of SCREENS) {
    await page.goto(path);
    await interactive(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('No signal: the server cannot be reached.')).toBeVisible();
    await expect(page.getByText('No visits were taken along on this device.')).toBeVisible();
  }
  await expectAccessible(page, 'a screen without a signal');
  await page.goto('/Admin/Quotes/');
  await expect(page.getByText(/^Quotes was last here at/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/quotes');
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect.poll(keptPages).toEqual([]);
  await server.stop();
  await page.goto('/admin/quotes');
  await expect(
    page.getByText('There is no signal, and the desk is not on this device'),
  ).toBeVisible();
  await server.start();
});

test('in the evening tomorrow is offered by itself, on Today and on Visits', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const evening = new Date();
  evening.setUTCHours(17, 30, 0, 0);
  const tomorrow = new Date(evening.getTime() + 86_400_000).toISOString().slice(0, 10);
  const request = await receiveFollowed(page, { name: 'Ada First' });
  const start = `${tomorrow}T10:00:00.000Z`;
  await asCompany(page, request.id, { kind: 'visit-booked', start, minutes: 60 });
  await open(page, '/');
  await workerReady(page);
  const offer = page.getByRole('button', { name: 'Take tomorrow along' });
  await page.clock.setFixedTime(new Date(evening.getTime() - 3 * 3_600_000));
  await open(page, '/admin/visits');
  await expect(page.getByText('1 booked')).toBeVisible();
  await expect(offer).toBeHidden();
  await page.clock.setFixedTime(evening);
  await open(page, '/admin/today');
  await expect(page.getByText('Tomorrow has a visit.')).toBeVisible();
  await open(page, '/admin/visits');
  await offer.click();
  await expect(page.getByRole('region', { name: 'Tomorrow’s visits' })).toBeHidden();
  expect(await keptOf(page, 'Ada First')).toEqual(['modular-garden-rooms-desk days']);
  await open(page, '/admin/today');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(offer).toBeHidden();
});
