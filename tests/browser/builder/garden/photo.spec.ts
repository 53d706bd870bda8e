import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import * as z from 'zod';
import type { Point } from '#domain/room/drawing/shapes';
import { baseCorners } from '#domain/room/photo/camera-from-pegs';
import { viewThrough, type PhotoCamera } from '#domain/room/photo/photo-camera';
import { readPdf } from '#server/testing/pdf/read-pdf';
import { fillContact, goTo, submitButton } from '#tests/support/builder';
import { beOwner } from '#tests/support/desk/sign-in';
import { readDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, test as serverTest } from '#tests/support/fixtures';
import { expectAccessible } from '#tests/support/page/accessibility';
import { Desk } from '#tests/support/follow';
import { workerReady } from '#tests/support/page-state';
import {
  choosePhoto,
  drawFinger,
  pegOf,
  photoButton,
  photoDialog as dialog,
  pressPeg,
} from '#tests/support/photo-dialog';
import { deviceWithoutWebGl } from '#tests/support/view-in-browser/view-device';

const PHOTO = fileURLToPath(new URL('../../../support/photos/garden-day.jpg', import.meta.url));

const rowsSchema = z.array(z.object({ id: z.string(), kind: z.string() }));

/** WebGL in software takes its time. Milliseconds. */
const SLOW = 120_000;
const test = serverTest.extend({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 3 * SLOW });

/** The room of `goTo`. */
const shell = { width: 4, depth: 4 };

/** The picture's camera: 1.6 m high, 35.5° from top to bottom, from before the front's left. */
const CAMERA: PhotoCamera = {
  width: 1200,
  height: 800,
  focal: 400 / Math.tan((35.5 / 2) * (Math.PI / 180)),
  at: [-2.9, -7.6, 1.6],
  turned: Math.atan2(-(0.15 + 4.9), 9.6 - 0.3),
  pitch: Math.atan2(1.28 - 1.6, Math.hypot(0.15 + 4.9, 9.6 - 0.3)),
  roll: 0,
};

async function openPhoto(page: Page, photo: string | Buffer = PHOTO) {
  await photoButton(page).click();
  await choosePhoto(page, photo);
}

/** Takes a peg by the mouse, and sets it to the pixel by the arrow keys. */
async function setPeg(page: Page, number: number, [x, y]: Point) {
  const picture = await dialog(page).locator('canvas').first().boundingBox();
  const box = await pegOf(page, number).boundingBox();
  if (!picture || !box) throw new Error('The photograph is not there');
  const scale = picture.width / CAMERA.width;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(picture.x + x * scale, picture.y + y * scale, { steps: 5 });
  await page.mouse.up();
  await pressPeg(page, number, [x, y]);
}

async function setAllPegs(page: Page) {
  await dialog(page).getByRole('button', { name: 'Set pegs' }).click();
  const { project } = viewThrough(CAMERA);
  for (const [n, [across, behind]] of baseCorners(shell).entries())
    await setPeg(page, n + 1, project([across, behind, 0]) ?? [0, 0]);
}

test(
  'without a signal or 3-D it is placed, measured and kept, by keyboard too',
  { tag: '@long' },
  async ({ page, context, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    // The view in 3-D was never shown here, so it is not on the device.
    quietConsole.allow(/assets\/view-in-3d/);
    await goTo(page, 6);
    await workerReady(page);
    await context.setOffline(true);
    const reading = page.waitForEvent('worker');
    await openPhoto(page);
    expect((await reading).url()).toContain('/assets/shrinking-worker');
    const room = dialog(page).getByRole('slider', { name: /^Push the room/ });
    await expect(room).toHaveAttribute('aria-valuetext', /away, straight ahead$/);
    await expectAccessible(page, 'a room in a photograph, moved');
    await room.press('ArrowRight');
    await room.press('Shift+ArrowUp');
    await expect(room).toHaveAttribute('aria-valuetext', /away, 0\.1\s?m to the right$/);
    await dialog(page).getByRole('button', { name: 'Measure' }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(/^Set the pegs first/);
    await setAllPegs(page);
    await expectAccessible(page, 'a room in a photograph, pegged');
    // Peg 2 to the left of peg 1.
    const second = pegOf(page, 2);
    const before = await second.getAttribute('aria-valuetext');
    await second.focus();
    for (let n = 0; n < 60; n += 1) await page.keyboard.press('Shift+ArrowLeft');
    await expect(dialog(page).getByRole('status')).toHaveText(/cross|in a line|other way|No base/);
    for (let n = 0; n < 60; n += 1) await page.keyboard.press('Shift+ArrowRight');
    await setPeg(page, 2, viewThrough(CAMERA).project([4, 0, 0]) ?? [0, 0]);
    await expect(second).toHaveAttribute('aria-valuetext', before ?? '');
    await expect(dialog(page).getByRole('status')).toContainText('The room follows');
    await dialog(page).getByRole('button', { name: 'Measure' }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(
      /^About [\d.]+\s?m: between [\d.]+\s?m and [\d.]+\s?m, nineteen times in twenty\.$/,
    );
    await expectAccessible(page, 'a room in a photograph, measured');
    const coming = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    const saved = await readFile(await (await coming).path());
    const { width, height, exif } = await sharp(saved).metadata();
    expect({ width, height, exif }).toEqual({ width: 1200, height: 800, exif: undefined });
    // Closed and opened again, it stands where it stood.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'In a photo of your garden' }).last().click();
    await dialog(page).getByRole('button', { name: 'Measure' }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(/^About/);
    // What was measured answers the permission check, until something is typed or it is left out.
    await dialog(page).getByRole('button', { name: 'It is the boundary' }).click();
    await expect(dialog(page).getByText(/^The permission check has it: about/)).toBeVisible();
    await page.goto('/permission');
    const boundary = page.getByLabel('To the nearest boundary, m');
    await expect(page.getByText(/^By your photo the boundary is about/)).toBeVisible();
    await expect(boundary).toHaveValue(/^[\d.]+$/);
    await boundary.fill('3');
    await expect(page.getByText(/^By your photo/)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Leave it out' }).click();
    await expect(boundary).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Height outside, m')).toHaveValue(/./);
    await expect(boundary).toHaveValue('');
  },
);

test('what is painted over stays in front of the room, by finger and by keys', async ({
  page,
  quietConsole,
}) => {
  // Chromium says so of every canvas that is read back.
  quietConsole.allow(/GPU stall due to ReadPixels|willReadFrequently/);
  await deviceWithoutWebGl(page);
  await goTo(page, 6);
  await openPhoto(page);
  await dialog(page).getByRole('button', { name: 'In front' }).click();
  const brush = dialog(page).getByRole('slider', { name: /^Brush:/ });
  await brush.press('Space');
  for (let n = 0; n < 8; n += 1) await brush.press('ArrowRight');
  await expect(brush).toHaveAttribute('aria-valuetext', /^672 across, 400 down, keeping$/);
  await brush.press('Space');
  await expect(brush).toHaveAttribute('aria-valuetext', /lifted$/);
  expect(
    await keptAt(page, [
      [600, 400],
      [640, 400],
      [672, 400],
      [600, 440],
    ]),
  ).toEqual([255, 255, 255, 0]);
  await expectAccessible(page, 'what stands in front of a room');
  const box = await brush.boundingBox();
  if (!box) throw new Error('The photograph is not there');
  const at = (x: number, y: number): Point => [box.x + box.width * x, box.y + box.height * y];
  await drawFinger(page, [at(0.25, 0.25), at(0.3, 0.25), at(0.4, 0.25)]);
  expect(
    await keptAt(page, [
      [380, 200],
      [620, 400],
    ]),
  ).toEqual([255, 255]);
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  expect(
    await keptAt(page, [
      [380, 200],
      [620, 400],
    ]),
  ).toEqual([0, 255]);
  await dialog(page).getByRole('button', { name: 'Erase' }).click();
  await drawFinger(page, [at(600 / 1200, 0.5), at(600.5 / 1200, 0.5)]);
  expect(
    await keptAt(page, [
      [600, 400],
      [660, 400],
    ]),
  ).toEqual([0, 255]);
  // The room is pushed about behind it.
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await dialog(page)
    .getByRole('slider', { name: /^Push the room/ })
    .press('Shift+ArrowLeft');
  expect(
    await keptAt(page, [
      [600, 400],
      [660, 400],
    ]),
  ).toEqual([0, 255]);
});

test('an upright photo stays where it is on a phone, whatever is done in it', async ({ page }) => {
  await deviceWithoutWebGl(page);
  await goTo(page, 6);
  await openPhoto(page, await sharp(PHOTO).resize(600, 800).jpeg().toBuffer());
  const picture = dialog(page).locator('canvas').first();
  await expect(dialog(page).getByRole('slider', { name: /^Push the room/ })).toBeVisible();
  // The dialog comes up from a little below.
  await dialog(page).evaluate(async (shown) => {
    await Promise.all(shown.getAnimations().map(({ finished }) => finished));
  });
  const before = await picture.boundingBox();
  expect(before?.width).toBeGreaterThan(280);
  for (const mode of ['Set pegs', 'Light', 'In front', 'Measure', 'Move']) {
    await dialog(page).getByRole('button', { name: mode, exact: true }).click();
    await expect(dialog(page).getByRole('button', { name: mode, pressed: true })).toBeVisible();
    expect(await picture.boundingBox(), mode).toEqual(before);
  }
});

test('the sun stands where it stood when the photograph was taken', async ({ page }) => {
  await deviceWithoutWebGl(page);
  await goTo(page, 6);
  const tagged = sharp(PHOTO).withExif({
    IFD2: { DateTimeOriginal: '2026:06:05 14:32:11' },
    IFD3: { GPSImgDirection: '80/1' },
  });
  await openPhoto(page, await tagged.jpeg().toBuffer());
  await dialog(page).getByRole('button', { name: 'Light' }).click();
  await expect(
    dialog(page).getByText(/^Taken on 5\sJune 2026 at 2:32\spm\. The sun is where/),
  ).toBeVisible();
  const from = dialog(page).getByRole('slider', { name: 'Sun from' });
  await expect(from).toHaveAttribute('aria-valuetext', 'behind you, right');
  await expectAccessible(page, 'the light in a photograph');
  await from.press('Home');
  await expect(from).toHaveAttribute('aria-valuetext', 'ahead');
  await dialog(page).getByRole('button', { name: 'As in the photo' }).click();
  await expect(from).toHaveAttribute('aria-valuetext', 'behind you, right');
});

test(
  'made without a signal, it is in the PDF and goes with the request, once, where it is ticked',
  { tag: '@long' },
  async ({ page, context, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    quietConsole.allow(/assets\/view-in-3d/);
    await goTo(page, 6);
    await workerReady(page);
    await context.setOffline(true);
    await openPhoto(page);
    await setAllPegs(page);
    await dialog(page).getByRole('button', { name: 'For PDF and request' }).click();
    await expect(page.getByText('The picture is ready')).toBeVisible();
    await page.keyboard.press('Escape');
    const inPdf = page.getByRole('checkbox', { name: 'Put the picture into the PDF' });
    const toRequest = page.getByRole('checkbox', { name: /^Add the room in my photo/ });
    await expect(inPdf).not.toBeChecked();
    await expect(toRequest).not.toBeChecked();
    await expectAccessible(page, 'the summary with a picture');
    const document = async () => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download your estimate (PDF)' }).click();
      return readFile(await (await coming).path());
    };
    expect((await readPdf(await document())).lines.join()).not.toContain('in a photo of your');
    await inPdf.check();
    const bytes = await document();
    const { lines } = await readPdf(bytes);
    expect(lines.join('\n')).toMatch(
      /Visualisation of .*: the room in a photo of your garden, at its true size/,
    );
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(bytes.includes('Exif')).toBe(false);

    await fillContact(page);
    await toRequest.check();
    await submitButton(page).click();
    await expect(page.getByText('Quote Request Saved')).toBeVisible();
    const outbox = rowsSchema.parse(await readDevice(page, 'outbox'));
    const request = outbox.find(({ kind }) => kind === 'quote')?.id ?? '';
    expect(await readDevice(page, 'photos')).toHaveLength(2);
    // The tab is closed before there is a signal.
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/');
    await expect.poll(() => readDevice(again, 'photos'), { timeout: SLOW }).toEqual([]);
    const desk = await Desk.at(server);
    const { events, follow } = await desk.order(request);
    await desk.close();
    expect(events).toMatchObject([
      {
        what: { kind: 'asked', visualisation: true },
        photos: [{ state: 'arrived' }, { state: 'arrived' }],
      },
    ]);
    expect(follow.waitsFor).toBe('company');
    await beOwner(context, server);
    await again.goto(`/admin/quotes?request=${request}`);
    const photos = again.getByRole('region', { name: 'In a photo of the garden' });
    await expect(photos.getByRole('img')).toHaveCount(2);
    await expect(photos.getByText('Visualisation', { exact: true })).toBeVisible();
    await expect(photos.getByText('The photo without the room')).toBeVisible();
    // It is no question.
    await expect(again.getByText('My room in a photo of my garden')).toHaveCount(0);
    await photos.getByRole('button', { name: 'Visualisation' }).click();
    await expect(
      again.getByRole('dialog', { name: 'Visualisation' }).getByRole('img'),
    ).toBeVisible();
    await expectAccessible(again, 'a visualisation at the desk');
  },
);

test('what cannot be used is told why, and what can be is taken', async ({ page }) => {
  await deviceWithoutWebGl(page);
  await goTo(page, 6);
  await openPhoto(page, Buffer.from('no picture'));
  const problem = dialog(page).getByRole('alert');
  await expect(problem).toHaveText(/^This file cannot be read as a photograph here/);
  await choosePhoto(page, Buffer.from('ftypheic'), 'IMG_1.HEIC');
  await expect(problem).toHaveText(/^This browser cannot read HEIC/);
  await choosePhoto(page, await plain(1, 1).jpeg().toBuffer());
  await expect(problem).toHaveText(/^This picture is too small/);
  await choosePhoto(page, await plain(20_000, 100).jpeg().toBuffer());
  await expect(problem).toHaveText(/^Panoramas bend/);
  // Focal length 0, and in four inks as some printers' programs write it.
  const odd = plain(1600, 1200)
    .toColourspace('cmyk')
    .withExif({
      IFD2: { FocalLengthIn35mmFilm: '0' },
      IFD3: { GPSImgDirection: '720/1' },
    });
  await choosePhoto(page, await odd.jpeg().toBuffer());
  await expect(dialog(page).getByRole('slider', { name: /^Push the room/ })).toBeVisible();
});

/** How much of the photograph is kept in front of the room, from 0 to 255, at its pixels. */
async function keptAt(page: Page, places: readonly Point[]): Promise<number[]> {
  return dialog(page)
    .locator('canvas')
    .nth(1)
    .evaluate((canvas, at) => {
      if (!(canvas instanceof HTMLCanvasElement)) return [];
      // Smaller than the photograph of 1,200 pixels.
      const scale = canvas.width / 1200;
      const context = canvas.getContext('2d');
      return at.map(([x, y]) => context?.getImageData(x * scale, y * scale, 1, 1).data[3] ?? -1);
    }, places);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a7a3a' } });
