import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { phonePhoto } from '#server/testing/photos';
import { expectAccessible } from '#tests/support/page/accessibility';
import { beOwner } from '#tests/support/desk/sign-in';
import { readDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, test as base } from '#tests/support/fixtures';
import { Desk, follow } from '#tests/support/follow';
import { holdCalls } from '#tests/support/hold';
import { workerReady } from '#tests/support/page-state';

const test = base.extend<{ desk: Desk }>({
  desk: async ({ server }, provide) => {
    const desk = await Desk.at(server);
    await provide(desk);
    await desk.close();
  },
});

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
test.beforeEach(({ quietConsole }) => quietConsole.allow(API_UNREACHED));

const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto({ width: 3000, height: 2000, orientation: 6 }),
});
const text = { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Hello') };

const chooser = (page: Page) => page.getByLabel('Add photos');
const chosen = (page: Page) => page.getByRole('list', { name: 'Photos to send' });
const asked = (page: Page) => page.getByRole('list', { name: 'Photos', exact: true });
const pictures = (page: Page) => asked(page).getByRole('img');

/** Resolves when all of them are painted. */
async function expectPictures(page: Page, count: number) {
  await expect(pictures(page)).toHaveCount(count);
  // The desk loads each when it comes near the screen.
  for (const picture of await pictures(page).all()) await picture.scrollIntoViewIfNeeded();
  const widths = () =>
    pictures(page).evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ naturalWidth }) => naturalWidth > 0),
    );
  await expect.poll(widths).toEqual(Array.from({ length: count }, () => true));
}

test(
  'photos of a question asked without a signal follow it, and both sides see them',
  { tag: '@long' },
  async ({ page, quietConsole, browser, server, desk }) => {
    quietConsole.allow(/status of 503/);
    const { id, token } = await desk.receive();
    await follow(page, token);
    await workerReady(page);
    await server.stop();
    await page.getByLabel('Your question').fill('Is the gate wide enough?');
    await chooser(page).setInputFiles([await jpeg('gate.jpg'), text, await jpeg('lawn.jpg')]);
    await expect(page.getByText('2 of 8 photos')).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: '“note.jpg” cannot be read' }),
    ).toBeVisible();
    const many = await Promise.all(Array.from({ length: 7 }, (_, at) => jpeg(`${at}.jpg`)));
    await chooser(page).setInputFiles(many);
    await expect(page.getByText('8 of 8 photos')).toBeVisible();
    await expect(page.getByText('There is room for 8 photos')).toBeVisible();
    await expect(chooser(page)).toBeDisabled();
    for (let left = 7; left >= 3; left -= 1) {
      await chosen(page)
        .getByRole('button', { name: /Remove/ })
        .last()
        .click();
      await expect(page.getByText(`${left} of 8 photos`)).toBeVisible();
    }
    await expectAccessible(page, 'photos to send');
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect(asked(page).getByText('Follows by itself')).toHaveCount(3);
    await expect(chosen(page)).toBeHidden();
    await page.reload();
    await expect(asked(page).getByText('Follows by itself')).toHaveCount(3);
    await expectPictures(page, 3);

    // The first part meets a busy server, the second no connection; then the page is left in the middle of it.
    let parts = 0;
    await page.route('**/parts/*', (route) => {
      parts += 1;
      if (parts === 1) return route.fulfill({ status: 503 });
      return parts === 2 ? route.abort() : route.continue();
    });
    await server.start();
    await expect.poll(() => parts).toBeGreaterThan(1);
    await page.reload();
    // On a busy machine the pause before the next attempt is long by now: the signal ends it.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('All 3 photos have arrived')).toBeVisible();
    await expectPictures(page, 3);
    expect(await readDevice(page, 'photos')).toEqual([]);
    const { follow: view, events } = await desk.order(id);
    expect(events.map(({ what }) => what.kind)).toEqual(['asked']);
    expect(view.questions[0]?.photos?.map(({ state }) => state)).toEqual(Array(3).fill('arrived'));
    const folder = join(server.dataDir, 'private');
    const kept = await readdir(folder);
    expect(kept).toHaveLength(3);
    for (const name of kept) {
      const file = await readFile(join(folder, name, 'photo.jpg'));
      const { width, height, exif } = await sharp(file).metadata();
      expect({ width, height, exif }).toEqual({ width: 1365, height: 2048 });
    }
    await pictures(page).first().click();
    await expect(page.getByRole('dialog', { name: 'Photo 1 of 3' }).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');

    // On another device, and at the desk.
    const other = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
    const tablet = await other.newPage();
    await follow(tablet, token);
    await expectPictures(tablet, 3);
    await beOwner(other, server);
    await tablet.goto(`/admin/quotes?request=${id}`);
    await expect(tablet.getByRole('region', { name: 'History' })).toContainText(
      'Question with 3 photos',
    );
    await expectPictures(tablet, 3);
    await pictures(tablet).nth(1).click();
    const large = tablet.getByRole('dialog', { name: 'Photo 2 of 3' });
    await expect(large.getByRole('img')).toBeVisible();
    await expectAccessible(tablet, 'a photo at the desk');
    await other.close();
  },
);

test(
  'photos that do not fit on the device are said at their field, and nothing typed is lost',
  { tag: '@long' },
  async ({ page, context, desk }) => {
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
        if (this.name === 'photos' && !Reflect.has(window, 'hasRoom'))
          throw new DOMException('Full', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    const { id, token } = await desk.receive();
    await follow(page, token);
    await workerReady(page);
    await page.getByLabel('Your question').fill('Is the gate wide enough?');
    await chooser(page).setInputFiles([await jpeg('gate.jpg')]);
    await expect(page.getByText('1 of 8 photos')).toBeVisible();
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect(page.getByText(/The photos do not fit on this/)).toBeVisible();
    await expect(page.getByLabel('Your question')).toHaveValue('Is the gate wide enough?');
    expect(await desk.happened(id)).toEqual([]);
    await chosen(page).getByRole('button', { name: 'Remove photo 1' }).click();
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect(page.getByRole('heading', { name: 'You asked on' })).toBeVisible();
    expect(await desk.happened(id)).toEqual(['asked']);

    // With room again: a question that is taken back takes its photos along.
    await page.evaluate(() => Reflect.set(window, 'hasRoom', true));
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Your question' }).fill('And the lawn?');
    await chooser(page).setInputFiles([await jpeg('lawn.jpg')]);
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect(asked(page).getByText('Follows by itself')).toBeVisible();
    expect(await readDevice(page, 'photos')).toHaveLength(1);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('And the lawn?')).toBeHidden();
    await expect.poll(() => readDevice(page, 'photos')).toEqual([]);
  },
);

test.describe('while it is open', () => {
  // It would send in the tab's place.
  test.use({ serviceWorkers: 'block' });

  test('a page says what this device sends, and shows it as it arrives', async ({
    page,
    context,
    desk,
    quietConsole,
  }) => {
    // Without a worker a tab brings what sends photos when it first needs it, and may have no signal by then.
    quietConsole.allow(
      /net::ERR_INTERNET_DISCONNECTED @ \S+\/assets\/(wake|send)-photos?-\S+\.js$/,
    );
    const { token } = await desk.receive();
    await follow(page, token);
    // The first tab sends; this one only looks.
    const second = await context.newPage();
    await follow(second, token);
    const takeQuestion = await holdCalls(page, '**/api/follow/actions');
    const takePhotos = await holdCalls(page, '**/parts/*');
    await page.getByLabel('Your question').fill('Is the gate wide enough?');
    await chooser(page).setInputFiles([await jpeg('gate.jpg'), await jpeg('lawn.jpg')]);
    await expect(page.getByText('2 of 8 photos')).toBeVisible();
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect(asked(second).getByText('Follows by itself')).toHaveCount(2);
    // Whoever asked is gone: it is sent as what waits here.
    await page.reload();
    await expect(asked(page).getByText('Follows by itself')).toHaveCount(2);
    takeQuestion();
    for (const tab of [second, page]) {
      await expect(tab.getByRole('heading', { name: 'You asked on' })).toBeVisible();
      await expect(tab.getByText(/^Your 2 photos are being sent from this/)).toBeVisible();
    }
    await context.setOffline(true);
    await expect(
      second.getByText(/^Your 2 photos will be sent from this .* signal\.$/),
    ).toBeVisible();
    await context.setOffline(false);
    takePhotos();
    for (const tab of [second, page]) {
      await expect(tab.getByText('All 2 photos have arrived.')).toBeVisible();
      await expectPictures(tab, 2);
    }
  });
});
