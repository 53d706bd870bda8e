import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/page/accessibility';
import {
  backButton,
  expectStep,
  goNext,
  moreButton,
  nextButton,
  roomTypeCard,
  sizeCard,
  submitContact,
} from '#tests/support/builder';
import { storedDraft } from '#tests/support/device-storage';
import {
  API_UNREACHED,
  expect,
  siteTest as test,
  test as ownServerTest,
} from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';
import { DESKTOP } from '#tests/support/routes';

const workerTest = ownServerTest.extend({ serviceWorkers: 'allow' });

// Motion is irrelevant here, and each step then appears at once.
test.use({ reducedMotion: 'reduce' });

const openingOf = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

/** Its position, as a screen reader announces it. */
const expectAt = (opening: Locator, place: string) =>
  expect(opening).toHaveAttribute('aria-valuetext', place.replace(' m ', '\u00a0m '));

/** The announcement of the last move. */
const expectSaid = (page: Page, words: string | RegExp) =>
  expect(page.locator('[aria-live]', { hasText: words })).toBeVisible();

/** A garden room with a door and this many windows, on the step where they are counted. */
async function reachOpenings(page: Page, size: string, windows: number) {
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await goNext(page, 2);
  await sizeCard(page, size).check();
  await goNext(page, 3);
  for (let n = 0; n < windows; n += 1) await moreButton(page, 'window').click();
}

async function middleOf(opening: Locator): Promise<{ x: number; y: number }> {
  const box = await opening.boundingBox();
  if (!box) throw new Error('The opening is not on the screen');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

workerTest(
  'an opening is moved by keyboard alone without a signal, told, kept, and sent with the quote',
  { tag: '@long' },
  async ({ context, page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/builder');
    await workerReady(page);
    await context.setOffline(true);
    await reachOpenings(page, '4 × 4', 1);
    const window = openingOf(page, 'Window 1');
    await expectAt(window, 'left wall, 1.55 m from the left');
    await openingOf(page, 'Door 1').focus();
    await page.keyboard.press('Tab');
    await expect(window).toBeFocused();

    await page.keyboard.press('ArrowLeft');
    await expectSaid(page, 'Window 1: left wall, 1.45 m from the left');
    await page.keyboard.press('PageUp');
    await expectSaid(page, 'Window 1: left wall, 1.95 m from the left');
    // The door in the middle leaves 1.55 m on either side: too little for corner, window and pier.
    await page.keyboard.press('f');
    await expectSaid(page, 'Front wall: no room for window 1');
    await page.keyboard.press('b');
    await expectSaid(page, 'Window 1: back wall, 1.95 m from the left');
    await expect(window).toBeFocused();

    const placement = [
      { kind: 'door', wall: 'front', at: 1.55 },
      { kind: 'window', wall: 'back', at: 1.95 },
    ];
    await expect.poll(async () => (await storedDraft(page))?.draft).toMatchObject({ placement });
    await open(page, '/builder?step=3');
    await expectAt(window, 'back wall, 1.95 m from the left');

    await goNext(page, 4);
    await goNext(page, 5);
    await goNext(page, 6);
    await submitContact(page);
    await context.setOffline(false);
    await expect.poll(() => server.quotes()).toMatchObject([{ windows: 1, doors: 1, placement }]);
  },
);

test('a key pressed before the last move is drawn moves on from it', async ({ page }) => {
  await reachOpenings(page, '4 × 4', 1);
  const window = openingOf(page, 'Window 1');
  await expectAt(window, 'left wall, 1.55 m from the left');
  await window.evaluate(async (opening) => {
    const key = { key: 'ArrowRight', bubbles: true };
    for (let n = 0; n < 4; n += 1) {
      opening.dispatchEvent(new KeyboardEvent('keydown', key));
      // As after a real key: synchronous updates have been made, deferred ones have not.
      await Promise.resolve();
    }
  });
  await expectAt(window, 'left wall, 1.95 m from the left');
});

test(
  'openings are dragged in the picture, chosen from a list, and placed again',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await reachOpenings(page, '6 × 5', 1);
    const window = openingOf(page, 'Window 1');
    await expectAt(window, 'left wall, 2.05 m from the left');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeDisabled();
    const from = await middleOf(window);
    const door = await middleOf(openingOf(page, 'Door 1'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y, { steps: 4 });
    // Round the corner and over the door, so it should be placed beside it, with a reason.
    await page.mouse.move(door.x - 4, door.y, { steps: 12 });
    await expectSaid(page, /^It stays here: 0\.3\sm of wall is needed beside door 1/);
    await page.mouse.up();
    await expectSaid(page, 'Window 1: front wall, 1.35 m from the left');
    await expectAt(openingOf(page, 'Door 1'), 'front wall, 2.55 m from the left');

    await page.getByLabel('Stands in').selectOption('Right wall');
    await expect(window).toHaveAttribute('aria-valuetext', /^right wall/);
    await undo.click();
    await expectAt(window, 'front wall, 1.35 m from the left');
    await page.getByRole('button', { name: 'Place for me' }).click();
    await expectAt(window, 'left wall, 2.05 m from the left');
  },
);

test('what the walls do not hold is told, and stops nobody', { tag: '@long' }, async ({ page }) => {
  await reachOpenings(page, '2.5 × 3', 6);
  const note = page.getByText('These walls hold 5 windows, 1 door');
  await expect(note).toBeVisible();
  await expect(page.getByText(/all of it fits from 3\sm\s×\s3\sm/)).toBeVisible();
  await expect(nextButton(page)).toBeEnabled();
  await backButton(page).click();
  await expectStep(page, 2);
  await expect(note).toBeVisible();
  await expectAccessible(page, 'more openings than the walls hold');
  await sizeCard(page, '5 × 4').check();
  await expect(note).toBeHidden();
  await sizeCard(page, '2.5 × 3').check();
  await page.getByRole('button', { name: 'Take 5 windows, 1 door' }).click();
  await expect(note).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('what is said of an opening takes one line, so that no roof is behind it', async ({
    page,
  }) => {
    await reachOpenings(page, '4.5 × 4', 0);
    await page.getByRole('switch', { name: 'Patio glass' }).click();
    const message = page.getByText('Patio glass, front wall. Drag it along the lit stretch.');
    const lineHeight = await message.evaluate((text) =>
      parseFloat(getComputedStyle(text).lineHeight),
    );
    expect((await message.boundingBox())?.height).toBeLessThan(1.5 * lineHeight + 12);
    // The hint for keys stands at the other end of the picture, on the lawn.
    await openingOf(page, 'Patio glass').focus();
    await page.keyboard.press('ArrowRight');
    const keys = page.getByText('Arrow keys: 10');
    await expect(keys).toBeVisible();
    const picture = await page
      .getByRole('region', { name: 'Your room', exact: true })
      .boundingBox();
    const hint = await keys.boundingBox();
    expect((hint?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThan(0.5 * (picture?.height ?? 0));
  });

  test('a finger moves an opening and not the page', async ({ page }) => {
    await reachOpenings(page, '4 × 4', 1);
    const door = openingOf(page, 'Door 1');
    await expectAt(door, 'front wall, 1.55 m from the left');
    const { x, y } = await middleOf(door);
    const scrolled = await page.evaluate(() => scrollY);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 6; step += 1)
      await touch('touchMove', [{ x: x + 6 * step, y: y - 4 * step }]);
    await touch('touchEnd', []);
    await expectSaid(page, /^Door 1: front wall, (1\.[6-9]|2)/);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});
