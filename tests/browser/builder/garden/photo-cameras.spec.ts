import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { emptyDraft } from '#domain/design/draft/draft';
import type { Point } from '#domain/room/drawing/shapes';
import { designRoom } from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import {
  choosePhoto,
  drawFinger,
  pegOf,
  photoButton,
  photoDialog,
  pressPeg,
} from '#tests/support/photo-dialog';
import type { KnownCamera, Photographed } from '#tests/support/view-in-browser/garden-photographed';
import { deviceWith, drawNothing } from '#tests/support/view-in-browser/view-device';
import { photographGarden } from '#tests/support/view-in-browser/view-page';

test.use({ hasTouch: true });

const GARDEN = fileURLToPath(new URL('../../../support/photos/garden-day.jpg', import.meta.url));

/** Wider than deep, so that no side can stand for another. */
const SHELL = { width: 4, depth: 3 };

/** From before the front's left. */
const ACROSS: KnownCamera = {
  position: [-3.9, 1.65, 6.6],
  target: [0.2, 1.1, 0],
  angle: 38,
  askew: 0,
  width: 720,
  height: 480,
};

/** From the right, upright, and held askew. */
const UPRIGHT: KnownCamera = {
  position: [4.2, 1.5, 6.6],
  target: [-0.2, 1.4, 0],
  angle: 58,
  askew: -4,
  width: 480,
  height: 720,
};

test.beforeEach(async ({ page, quietConsole }) => {
  // Chromium says so of every canvas that is read back in software.
  quietConsole.allow(/GPU stall due to ReadPixels/);
  await deviceWith(page, { cores: 8, keepsDrawing: true });
});

for (const [words, camera] of [
  ['a garden’s picture', ACROSS],
  ['an upright picture held askew', UPRIGHT],
] as const)
  test(
    `the room stands in ${words} as its camera sees it, by four pegs set by finger or by keys alone`,
    { tag: '@long' },
    async ({ page }) => {
      const { corners, outline } = await openInPicture(page, camera);
      const button = (name: string) => photoDialog(page).getByRole('button', { name });
      await button('Set pegs').tap();
      for (const [n, corner] of corners.entries()) await touchPeg(page, n + 1, corner, camera);
      await button('Move').tap();
      await expectRoom(page, outline);

      await button('Start again').press('Enter');
      await expect(photoDialog(page).getByRole('status')).toContainText('A first guess');
      await button('Set pegs').press('Enter');
      for (const [n, corner] of corners.entries()) await pressPeg(page, n + 1, corner);
      await button('Move').press('Enter');
      await expectRoom(page, outline);
    },
  );

test(
  'a device that takes its graphics away leaves the room’s edges, and gives the room back',
  { tag: '@long' },
  async ({ page }) => {
    await drawNothing(page);
    await open(page, '/builder');
    await designRoom(page, { roomType: 'Garden Room', size: '4 × 3' });
    await photoButton(page).click();
    await choosePhoto(page, GARDEN);
    const room = photoDialog(page).locator('canvas').nth(1);
    const edges = photoDialog(page).locator('svg path[stroke="white"]');
    // The photograph, the room, and what stands in front of it.
    await expect(photoDialog(page).locator('canvas')).toHaveCount(3);
    await expect(edges).toHaveCount(0);
    const context = await room.evaluateHandle((canvas) =>
      canvas instanceof HTMLCanvasElement
        ? canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
        : null,
    );
    await context.evaluate((lost) => lost?.loseContext());
    await expect(edges).toHaveCount(1);
    // Not a picture without the room.
    await photoDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The picture could not be made on this device')).toBeVisible();
    await context.evaluate((lost) => lost?.restoreContext());
    await expect(edges).toHaveCount(0);
  },
);

test(
  'a picture that is asked for at once has the room’s surfaces, not only its edges',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/builder');
    await designRoom(page, { roomType: 'Garden Room', size: '4 × 3' });
    await photoButton(page).click();
    const garden = await sharp(GARDEN).resize(600, 400).jpeg().toBuffer();
    await choosePhoto(page, garden);
    const coming = page.waitForEvent('download');
    const save = photoDialog(page).getByRole('button', { name: 'Save' });
    await expect(save).not.toHaveAttribute('aria-busy');
    await save.click();
    const saved = await sharp(await (await coming).path())
      .raw()
      .toBuffer();
    const before = await sharp(garden).raw().toBuffer();
    const others = saved.filter((value, n) => Math.abs(value - (before[n] ?? 0)) > 40);
    // Edges alone are a few in a hundred; the room by the first guess is a fifth of the picture.
    expect(others.length / saved.length).toBeGreaterThan(0.1);
  },
);

/** Opens the view's garden, as this camera sees it without the room, on the summary of the room. */
async function openInPicture(page: Page, camera: KnownCamera): Promise<Photographed> {
  const choices = { ...emptyDraft, roomType: 'garden-room' } as const;
  const photographed = await photographGarden(page, { shell: SHELL, choices, camera });
  await open(page, '/builder');
  await designRoom(page, { roomType: 'Garden Room', size: '4 × 3' });
  await photoButton(page).press('Enter');
  await choosePhoto(page, bytesOf(photographed.garden));
  return photographed;
}

/** Takes a peg by a finger, beside its middle, and puts it where it shall be. */
async function touchPeg(page: Page, number: number, [x, y]: Point, { width }: KnownCamera) {
  const picture = await photoDialog(page).locator('canvas').first().boundingBox();
  const box = await pegOf(page, number).boundingBox();
  if (!picture || !box) throw new Error('The photograph is not there');
  const scale = picture.width / width;
  const [beside, under] = [6, 9];
  await drawFinger(page, [
    [box.x + box.width / 2 + beside, box.y + box.height / 2 + under],
    [picture.x + (picture.width / 2 + x * scale) / 2, picture.y + y * scale],
    [picture.x + x * scale + beside, picture.y + y * scale + under],
  ]);
}

/** The room is where a direct render has it; its shadow is nowhere as solid. */
async function expectRoom(page: Page, outline: string) {
  await expect(photoDialog(page).getByRole('status')).toContainText('as the pegs stand');
  const seen = await sharp(bytesOf(outline)).extractChannel('red').raw().toBuffer();
  const drawn = async () => {
    const address = await photoDialog(page)
      .locator('canvas')
      .nth(1)
      .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
    return sharp(bytesOf(address)).extractChannel('alpha').raw().toBuffer();
  };
  await expect.poll(async () => overlapOf(await drawn(), seen)).toBeGreaterThanOrEqual(0.97);
}

/** Of two pictures with one number a pixel: what both have of what either has. */
function overlapOf(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 0;
  let [both, either] = [0, 0];
  for (const [n, value] of one.entries()) {
    const [isIn, isInOther] = [value > 200, (other[n] ?? 0) > 200];
    if (isIn && isInOther) both += 1;
    if (isIn || isInOther) either += 1;
  }
  return both / either;
}

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
