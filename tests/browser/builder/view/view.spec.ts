import type { Page } from 'playwright/test';
import { goTo, roomTypeCard } from '#tests/support/builder';
import { API_UNREACHED, expect, siteTest as test } from '#tests/support/fixtures';
import { holdCalls } from '#tests/support/hold';
import { open, workerReady } from '#tests/support/page-state';
import { cameraPlaces, recordCamera } from '#tests/support/view-in-browser/camera-places';
import { countFrames, framesDrawn } from '#tests/support/view-in-browser/drawn-frames';
import { deviceWith, drawNothing, type Device } from '#tests/support/view-in-browser/view-device';
import { viewKept } from '#tests/support/view-in-browser/view-kept';

const workerTest = test.extend({ serviceWorkers: 'allow' });

/** Per CSS pixel, either way. */
const FEW_PIXELS = 0.25;

test.use({ reducedMotion: 'reduce' });

const stageOf = (page: Page) => page.getByRole('region', { name: 'Your room', exact: true });
/** The picture for readers: the drawing's canvas or the view's, whichever is shown. */
const picture = (page: Page) => stageOf(page).getByRole('img');
const drawingButton = (page: Page) =>
  stageOf(page).getByRole('button', { name: 'See the drawing' });

/** A device that counts what is drawn, in a picture of few pixels. */
async function onDevice(page: Page, device: Device) {
  await deviceWith(page, { ...device, pixelRatio: FEW_PIXELS });
  await countFrames(page);
}

/** Frames drawn since it was asked last. */
const drawn = async (page: Page) => (await framesDrawn(page)).length;

/** Opens the builder and waits until the view covers the drawing. */
async function openView(page: Page) {
  await open(page, '/builder');
  await expect(picture(page)).toBeVisible();
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await untilCovered(page);
}

async function untilCovered(page: Page) {
  await expect(drawingButton(page)).toBeVisible();
  await expect(picture(page)).not.toHaveAccessibleName(/Somebody/);
}

/** Longer than a frame of which nothing is drawn, which takes no time. */
const NOTHING_DRAWN_MS = 800;

/** Waits until no frame follows the last one; for pages that draw nothing. */
async function atRest(page: Page) {
  await expect.poll(() => drawn(page), { intervals: [NOTHING_DRAWN_MS] }).toBe(0);
}

test(
  'the view takes the drawing’s place, follows a choice, turns, and rests',
  { tag: '@long' },
  async ({ page }) => {
    await drawNothing(page);
    await onDevice(page, { cores: 8 });
    await openView(page);
    await expect(picture(page)).toHaveCount(1);
    await expect(picture(page)).toHaveAccessibleName(/clad in cedar, with a felt roof/);
    await atRest(page);

    const turning = stageOf(page).getByRole('slider', { name: 'Turn the room' });
    await turning.focus();
    for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowRight');
    await expect(picture(page)).toHaveAccessibleName(/seen from its right and back/);
    await expect.poll(() => drawn(page)).toBeGreaterThan(0);

    await stageOf(page).getByRole('radio', { name: 'Inside', exact: true }).check();
    await expect(picture(page)).toHaveAccessibleName(/^In the corner, looking to the front wall: /);
    const places = stageOf(page).getByRole('combobox', { name: 'Where you are' });
    await places.selectOption('On the sofa');
    // On a phone, too, it leaves the picture in sight.
    const [menu, shown] = [await places.boundingBox(), await picture(page).boundingBox()];
    expect(menu?.height).toBeLessThan((shown?.height ?? 0) / 4);
    expect(menu?.width).toBeLessThan((shown?.width ?? 0) / 2);
    await expect(picture(page)).toHaveAccessibleName(/^On the sofa, looking to /);
    const round = stageOf(page).getByRole('slider', { name: 'Look round' });
    await round.focus();
    const before = await picture(page).getAttribute('aria-label');
    for (let n = 0; n < 9; n += 1) await page.keyboard.press('ArrowLeft');
    await expect(picture(page)).not.toHaveAccessibleName(before ?? '');

    await drawingButton(page).click();
    await expect(picture(page)).toHaveAccessibleName(/^Inside, looking out to the garden/);
    await expect(stageOf(page).getByRole('button', { name: 'See it in 3-D' })).toBeVisible();
  },
);

/** Goes inside, to the desk, to the sofa and out again; for each, where the camera has been until it rests. */
async function walkAbout(page: Page): Promise<string[][]> {
  await drawNothing(page);
  await recordCamera(page);
  await onDevice(page, { cores: 8 });
  await openView(page);
  await atRest(page);
  const menu = stageOf(page).getByRole('combobox', { name: 'Where you are' });
  const side = (name: string) => stageOf(page).getByRole('radio', { name, exact: true });
  const walks = [(await cameraPlaces(page)).slice(-1)];
  for (const go of [
    () => side('Inside').check(),
    () => menu.selectOption('At the door'),
    () => menu.selectOption('At the desk'),
    () => menu.selectOption('On the sofa'),
    () => side('Outside').check(),
  ]) {
    await go();
    await expect.poll(() => page.evaluate(() => globalThis.cameraPlaces.length)).toBeGreaterThan(0);
    await atRest(page);
    walks.push(await cameraPlaces(page));
  }
  return walks;
}

test(
  'one walks from place to place, in by the door and out again',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [[outside] = [], ...walks] = await walkAbout(page);
    for (const places of walks) expect(new Set(places).size).toBeGreaterThan(3);
    expect(walks.at(-1)?.at(-1)).toBe(outside);
  },
);

test(
  'who wants no movement is at each place with the first picture',
  { tag: '@long' },
  async ({ page }) => {
    const [[outside] = [], ...walks] = await walkAbout(page);
    expect(walks.map((places) => places.length)).toEqual([1, 1, 1, 1, 1]);
    expect(walks.at(-1)).toEqual([outside]);
    expect(new Set(walks.flat()).size).toBe(5);
  },
);

test(
  'a context that is lost leaves the drawing, and comes back as the view',
  { tag: '@long' },
  async ({ page }) => {
    await drawNothing(page);
    await onDevice(page, { cores: 8 });
    await openView(page);
    const context = await page.evaluateHandle(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[role="img"]');
      return canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    });
    await context.evaluate((lost) => lost?.loseContext());
    await expect(picture(page)).toHaveAccessibleName(/Somebody of 1.70 metres/);
    await context.evaluate((lost) => lost?.restoreContext());
    await expect(picture(page)).not.toHaveAccessibleName(/Somebody/);
  },
);

workerTest(
  'after one visit the view comes without a signal',
  { tag: '@long' },
  async ({ page: first, context, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    // It is about the files: nobody looks at the pictures.
    await drawNothing(first);
    await onDevice(first, { cores: 8 });
    await openView(first);
    await workerReady(first);
    await viewKept(first);
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    await drawNothing(page);
    await onDevice(page, { cores: 8 });
    await goTo(page, 3);
    await untilCovered(page);
    await expect(picture(page)).toHaveAccessibleName(/clad in/);
    await stageOf(page).getByRole('button', { name: 'Sun', exact: true }).click();
    await stageOf(page).getByRole('radio', { name: 'Inside', exact: true }).check();
    await expect(picture(page)).toHaveAccessibleName(/^In the corner, looking to /);
    await stageOf(page).getByRole('radio', { name: 'Outside', exact: true }).check();
    await expect(picture(page)).toHaveAccessibleName(/clad in/);
    await atRest(page);
    // How dark it gets is compared in view-goldens.spec.ts.
    await page.getByRole('slider', { name: 'Time of day' }).press('End');
    await expect.poll(() => drawn(page)).toBeGreaterThan(0);
  },
);

test(
  'an opening is dragged in the view, and leaving gives its memory back',
  { tag: '@long' },
  async ({ page }) => {
    await drawNothing(page);
    await onDevice(page, { cores: 8 });
    await goTo(page, 3);
    await untilCovered(page);
    const door = stageOf(page).getByRole('slider', { name: 'Door 1', exact: true });
    const place = (await door.getAttribute('aria-valuetext')) ?? '';
    await atRest(page);
    const box = await door.boundingBox();
    if (!box) throw new Error('There is no door');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 25, box.y + box.height / 2, { steps: 4 });
    await expect.poll(() => drawn(page)).toBeGreaterThan(0);
    await page.mouse.up();
    await expect(door).not.toHaveAttribute('aria-valuetext', place);

    const context = await page.evaluateHandle(() =>
      document.querySelector<HTMLCanvasElement>('canvas[role="img"]')?.getContext('webgl2'),
    );
    expect(await context.evaluate((gl) => gl?.isContextLost())).toBe(false);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(stageOf(page)).toHaveCount(0);
    expect(await context.evaluate((gl) => gl?.isContextLost())).toBe(true);
  },
);

test('the drawing stays without WebGL 2, and nothing is said', async ({ page }) => {
  await onDevice(page, { cores: 8 });
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
      return kind === 'webgl2' ? null : get.call(this, kind, options);
    } as typeof get;
  }); // oxfmt-ignore
  await staysDrawn(page);
  await expect(stageOf(page).getByText(/3-D|WebGL/)).toHaveCount(0);
});

test('who pressed before the picture had come is offered the view with it', async ({ page }) => {
  await onDevice(page, { cores: 2 });
  const release = await holdCalls(page, '**/assets/outside-picture-*.js');
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  release();
  await expect(offered(page)).toBeVisible();
});

test.describe('the view comes for a press that says what it weighs', () => {
  test('on a device with few cores', { tag: '@long' }, async ({ page }) => {
    await drawNothing(page);
    await onDevice(page, { cores: 2 });
    await staysDrawn(page);
    await offered(page).click();
    await untilCovered(page);
    await page.reload();
    await expect(picture(page)).toBeVisible();
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await untilCovered(page);
  });

  test('while data are saved', async ({ page }) => {
    await onDevice(page, { cores: 8, saveData: true });
    await staysDrawn(page);
    await expect(offered(page)).toBeVisible();
  });
});

const offered = (page: Page) =>
  stageOf(page).getByRole('button', { name: 'See it in 3-D, 0.6 MB', exact: true });

/** Also after a choice, long after the view would have been asked for. */
async function staysDrawn(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await expect(picture(page)).toHaveAccessibleName(/Somebody of 1.70 metres/);
  await page.waitForLoadState('networkidle');
  await expect(drawingButton(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/assets/view-'))).toEqual([]);
}
