import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { writeDesignFile } from '#domain/design/sharing/design-file';
import { expectStep, goTo, sizeCard } from '#tests/support/builder';
import { readDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, test as serverTest } from '#tests/support/fixtures';
import { openMore } from '#tests/support/more-menu';
import { open, workerReady } from '#tests/support/page-state';
import { deviceWithoutWebGl } from '#tests/support/view-in-browser/view-device';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { expectAccessible } from '#tests/support/page/accessibility';

const PHOTO = fileURLToPath(new URL('../../../support/photos/garden-day.jpg', import.meta.url));
const NAME = 'In a photo of your garden';

/** The room as lines: what is kept does not depend on how it is drawn, and WebGL in software is slow. */
const linesTest = serverTest.extend({
  page: async ({ page }, provide) => {
    await deviceWithoutWebGl(page);
    await provide(page);
  },
});
const test = linesTest.extend({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 240_000 });

const dialog = (page: Page) => page.getByRole('dialog', { name: NAME });
const onStage = (page: Page) =>
  page.getByRole('region', { name: 'Your room' }).getByRole('button', { name: NAME });
const pushed = (page: Page) => dialog(page).getByRole('slider', { name: /^Push the room/ });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click();

async function choosePhoto(page: Page) {
  await dialog(page).getByLabel('Choose a photo').setInputFiles(PHOTO);
  await expect(pushed(page)).toBeVisible();
}

/** Words for where the room stands, such as "9.3 m away, 0.5 m to the right". */
async function placeOf(page: Page) {
  await expect(pushed(page)).toBeVisible();
  return (await pushed(page).getAttribute('aria-valuetext')) ?? '';
}

/** The bytes on the device: a buffer does not come through `readDevice`. */
function keptPicture(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('modular-garden-rooms');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const row = opening.result
            .transaction('garden-photos')
            .objectStore('garden-photos')
            .get('builder');
          row.addEventListener('success', () => {
            opening.result.close();
            resolve([...new Uint8Array(row.result.picture)]);
          });
        });
      }),
  );
}

/** Waits until the device has the 4 m wide room so many metres to the right of where it first stood. */
async function expectKept(page: Page, right: number) {
  await expect
    .poll(async () => (await readDevice(page, 'garden-photos'))[0]?.standing.camera.at[0])
    .toBeCloseTo(2 - right, 5);
}

const kept = async (page: Page) =>
  (await readDevice(page, 'garden-photos')).map(({ of }) => of).toSorted();

test('a photo stays with the room in the builder, whichever is chosen next, until it is forgotten', async ({
  page,
  context,
}) => {
  await goTo(page, 3);
  await onStage(page).click();
  await choosePhoto(page);
  for (let n = 0; n < 3; n += 1) await pushed(page).press('Shift+ArrowRight');
  await pushed(page).press('Shift+ArrowUp');
  const place = await placeOf(page);
  expect(place).toMatch(/1\.5\s?m to the right$/);
  await expectKept(page, 1.5);
  // The tab is closed while the room is placed.
  const next = await context.newPage();
  await deviceWithoutWebGl(next);
  await page.close({ runBeforeUnload: true });
  await open(next, '/builder');
  await expectStep(next, 3);
  await onStage(next).click();
  expect(await placeOf(next)).toBe(place);
  await expectAccessible(next, 'a kept photo of the garden');
  const [row] = await readDevice(next, 'garden-photos');
  expect(row).toMatchObject({ of: 'builder', standing: { shell: { width: 4, depth: 4 } } });
  await close(next);

  // A larger room in the same place: its front left corner stays.
  await next.getByRole('button', { name: 'Back', exact: true }).click();
  await expectStep(next, 2);
  await sizeCard(next, '5 × 4').check();
  await onStage(next).click();
  expect(await placeOf(next)).toMatch(/2\.0\s?m to the right$/);
  await expect
    .poll(async () => (await readDevice(next, 'garden-photos'))[0])
    .toMatchObject({ standing: { shell: { width: 5, depth: 4 } } });

  await dialog(next).getByRole('button', { name: 'Forget this photo' }).click();
  await dialog(next).getByRole('button', { name: 'Keep it' }).click();
  await dialog(next).getByRole('button', { name: 'Forget this photo' }).click();
  await dialog(next).getByRole('button', { name: 'Yes, forget it' }).click();
  await expect(dialog(next).getByLabel('Choose a photo')).toBeAttached();
  expect(await kept(next)).toEqual([]);
  await close(next);
  await onStage(next).click();
  await expect(dialog(next).getByLabel('Choose a photo')).toBeAttached();
});

test('a browser that dies while a room is placed has it where it was pushed last', async ({
  page,
  context,
}) => {
  await goTo(page, 3);
  await onStage(page).click();
  await choosePhoto(page);
  await expect.poll(() => kept(page)).toEqual(['builder']);
  const next = await context.newPage();
  await deviceWithoutWebGl(next);
  const devtools = await context.newCDPSession(page);
  for (let n = 0; n < 3; n += 1) await pushed(page).press('Shift+ArrowRight');
  // Nothing that is still to be done is done.
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await open(next, '/builder');
  await expectStep(next, 3);
  await onStage(next).click();
  expect(await placeOf(next)).toMatch(/1\.5\s?m to the right$/);
  await expectKept(next, 1.5);
});

test('what is kept of a photo is a JPEG without anything of its camera', async ({ page }) => {
  await goTo(page, 6);
  await onStage(page).click();
  const bytes = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#4a7a3a' },
  })
    .withExif({ IFD0: { Make: 'Acme Lens', Artist: 'A. Gardener' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('Acme Lens')).toBe(true);
  await dialog(page)
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(pushed(page)).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(['builder']);
  const picture = Buffer.from(await keptPicture(page));
  const { format, width, height, exif } = await sharp(picture).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 2048,
    height: 1365,
    exif: undefined,
  });
  expect(picture.includes('Acme')).toBe(false);
});

for (const format of ['png', 'webp', 'avif'] as const)
  test(`a photo may be ${format}`, async ({ page }) => {
    await goTo(page, 6);
    await onStage(page).click();
    const buffer = await sharp(PHOTO).toFormat(format).toBuffer();
    await dialog(page)
      .getByLabel('Choose a photo')
      .setInputFiles({ name: `garden.${format}`, mimeType: `image/${format}`, buffer });
    await expect(pushed(page)).toBeVisible();
  });

const STUDIO: Draft = { ...emptyDraft, roomType: 'garden-room', shellSizeId: '4x4' };
const FILE = writeDesignFile([
  { name: 'Studio', createdAt: 1, updatedAt: 2, draft: STUDIO },
  { name: 'Office', createdAt: 1, updatedAt: 1, draft: { ...STUDIO, windows: 2 } },
]);

async function openDesigns(page: Page) {
  await open(page, '/designs');
  await page.getByLabel('File of designs').setInputFiles({
    name: 'designs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(FILE),
  });
  await expect(page.getByText('2 designs were read in.')).toBeVisible();
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** On its card, or in its menu. */
const inPhoto = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: `“${name}” in a photo of your garden` });

const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);

test('a design has a photo of its own, which goes and comes back with it, and into the builder', async ({
  page,
}) => {
  await openDesigns(page);
  await expect(inPhoto(page, 'Studio')).toBeHidden();
  await openMore(card(page, 'Studio'));
  await inPhoto(page, 'Studio').click();
  await choosePhoto(page);
  await pushed(page).press('Shift+ArrowRight');
  const place = await placeOf(page);
  await close(page);
  await expect(inPhoto(page, 'Studio')).toBeVisible();
  await expect(inPhoto(page, 'Office')).toBeHidden();
  const before = await kept(page);
  expect(before).toHaveLength(1);

  // The photo itself is on the card, and with the room once a picture of it was made.
  await expect(inPhoto(page, 'Studio')).toHaveAccessibleDescription('Your photo, without the room');
  const thumbnail = inPhoto(page, 'Studio').locator('img');
  await expect.poll(() => thumbnail.evaluate(widthOf)).toBeGreaterThan(0);
  await thumbnail.click();
  await dialog(page).getByRole('button', { name: 'For PDF and request' }).click();
  await expect(page.getByText('The picture is ready')).toBeVisible();
  await close(page);
  await expect(inPhoto(page, 'Studio')).toHaveAccessibleDescription('The room in your photo');
  await watchMovement(page);
  await open(page, '/designs');
  await expect(inPhoto(page, 'Studio')).toHaveAccessibleDescription('The room in your photo');
  await expect.poll(() => thumbnail.evaluate(widthOf)).toBeGreaterThan(0);
  // The typefaces may shift a word slightly; what comes late would move the list.
  expect(await movedBy(page)).toBeLessThan(0.005);
  await expectAccessible(page, 'designs with a photo');

  await openMore(card(page, 'Studio'));
  await page.getByRole('button', { name: 'Duplicate “Studio”' }).click();
  await expect(inPhoto(page, 'Studio (2)')).toBeVisible();
  await openMore(card(page, 'Studio'));
  await page.getByRole('button', { name: 'Delete “Studio”' }).click();
  await expect(page.getByText('“Studio” is deleted.')).toBeVisible();
  expect(await kept(page)).not.toEqual(expect.arrayContaining(before));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inPhoto(page, 'Studio')).toBeVisible();

  await page.getByRole('button', { name: 'Open “Studio” in the builder' }).click();
  await expectStep(page, 6);
  await onStage(page).click();
  expect(await placeOf(page)).toBe(place);
});

test('a device without space keeps everything else, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...row) {
      if (this.name === 'garden-photos') throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, row);
    };
  });
  await goTo(page, 3);
  await onStage(page).click();
  await choosePhoto(page);
  await pushed(page).press('Shift+ArrowRight');
  await expect(
    dialog(page).getByText(/^This device has no space to keep the photo\./),
  ).toBeVisible();
  const place = await placeOf(page);
  await close(page);
  await onStage(page).click();
  expect(await placeOf(page)).toBe(place);
  await page.reload();
  await expectStep(page, 3);
  await onStage(page).click();
  await expect(dialog(page).getByLabel('Choose a photo')).toBeAttached();
});

/** Shares files as the phone's sheet does: by a form that the browser itself posts. */
async function share(page: Page, ...files: readonly string[]) {
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { action: '/share-photo', method: 'POST', enctype: 'multipart/form-data' });
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'photo',
      multiple: true,
      id: 'shared',
    });
    form.append(input);
    document.body.append(form);
  });
  await page.locator('#shared').setInputFiles([...files]);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form:has(#shared)')?.submit());
}

test('a photo from the share sheet is opened with the room in the builder, without a signal too', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(API_UNREACHED);
  await goTo(page, 3);
  await workerReady(page);
  await share(page, PHOTO);
  await expect(pushed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/builder\?step=3$/);
  await pushed(page).press('Shift+ArrowRight');
  const place = await placeOf(page);
  await expectKept(page, 0.5);

  await context.setOffline(true);
  await share(page, PHOTO);
  // It does not take the place of the one that is kept unasked.
  const asks = dialog(page).getByRole('alert');
  await expect(asks).toContainText('Use it in place of the one that is kept here?');
  expect(await placeOf(page)).toBe(place);
  await asks.getByRole('button', { name: 'Keep this one' }).click();
  await expect(asks).toBeHidden();
  await share(page, PHOTO);
  await asks.getByRole('button', { name: 'Use it' }).click();
  await expect(asks).toBeHidden();
  await expect(pushed(page)).toHaveAttribute('aria-valuetext', /straight ahead$/);
  await expectKept(page, 0);
  expect(await readDevice(page, 'meta')).not.toContainEqual(
    expect.objectContaining({ type: 'image/jpeg' }),
  );

  await share(page, PHOTO, PHOTO);
  await expect(page.getByText('Several photos came at once, and none was taken')).toBeVisible();
  await share(page, fileURLToPath(import.meta.url));
  await expect(page.getByText('That is no picture')).toBeVisible();
  await share(page);
  await expect(page.getByText('No photo came')).toBeVisible();
  await onStage(page).click();
  await expect(pushed(page)).toHaveAttribute('aria-valuetext', /straight ahead$/);
});

test('a photo from the share sheet waits for a design where none is in the builder', async ({
  page,
}) => {
  await open(page, '/builder');
  await workerReady(page);
  await share(page, PHOTO);
  await expect(page.getByText('Your photo is here')).toBeVisible();
  await openDesigns(page);
  await share(page, PHOTO);
  await expect(page.getByText('Choose a design for this photo')).toBeVisible();
  await expectAccessible(page, 'a photo that waits for a design');
  await inPhoto(page, 'Office').click();
  await expect(pushed(page)).toBeVisible();
  await close(page);
  await expect(page.getByText('Choose a design for this photo')).toBeHidden();
  await expect(inPhoto(page, 'Office')).toBeVisible();
  await expect(inPhoto(page, 'Studio')).toBeHidden();
});

linesTest('a photo that no worker takes leads to the builder, which says so', async ({ page }) => {
  await open(page, '/about');
  await share(page, PHOTO);
  await expect(page.getByText('The photo did not arrive here')).toBeVisible();
});
