import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { writeDesignFile } from '#domain/design/sharing/design-file';
import { readQuote } from '#server/testing/pdf/read-quote';
import { goTo } from '#tests/support/builder';
import { readDevice, storedDraft } from '#tests/support/device-storage';
import { API_UNREACHED, expect, siteTest, test } from '#tests/support/fixtures';
import { openMore } from '#tests/support/more-menu';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { open, workerReady } from '#tests/support/page-state';
import { expectReachable, expectSound } from '#tests/support/page/sound';

// Without a connection the site is the worker's.
const workerTest = siteTest.extend({ serviceWorkers: 'allow' });
const stoppedTest = test.extend({ serviceWorkers: 'allow' });

const STUDIO: Draft = {
  ...emptyDraft,
  roomType: 'garden-room',
  shellSizeId: '4x4',
  finishes: { ...emptyDraft.finishes, cladding: 'cedar' },
};
const OFFICE: Draft = { ...emptyDraft, roomType: 'garden-room', shellSizeId: '4x4', windows: 2 };

const FILE = writeDesignFile([
  { name: 'Studio', createdAt: 1, updatedAt: 2, draft: STUDIO },
  { name: 'Office', createdAt: 1, updatedAt: 1, draft: OFFICE },
]);

const readIn = (page: Page, text: string) =>
  page.getByLabel('File of designs').setInputFiles({
    name: 'designs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openWithDesigns(page: Page) {
  await open(page, '/designs');
  await readIn(page, FILE);
  await expect(page.getByText('2 designs were read in.')).toBeVisible();
}

stoppedTest(
  'designs are kept, changed, compared and opened without a connection',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/');
    await workerReady(page);
    await server.stop();
    await open(page, '/designs');
    await expect(page.getByText('No named designs yet.')).toBeVisible();
    await readIn(page, FILE);
    await expect(names(page)).toHaveText(['Studio', 'Office', 'As a file']);

    await openMore(card(page, 'Office'));
    await page.getByRole('button', { name: 'Rename “Office”' }).click();
    const name = page.getByLabel('Name of the design');
    await expect(name).toBeFocused();
    await name.fill('studio');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Another design has this name')).toBeVisible();
    await name.fill('Office by the hedge');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('More for “Office by the hedge”')).toBeFocused();
    await openMore(card(page, 'Studio'));
    await page.getByRole('button', { name: 'Duplicate “Studio”' }).click();
    await expect(names(page).first()).toHaveText('Studio (2)');

    await openMore(card(page, 'Studio (2)'));
    await page.getByRole('button', { name: 'Delete “Studio (2)”' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names(page).first()).toBeFocused();
    await expect(names(page).first()).toHaveText('Studio (2)');
    await openMore(card(page, 'Studio (2)'));
    await page.getByRole('button', { name: 'Delete “Studio (2)”' }).click();
    // The device has it only from then on.
    await expect(undo).toBeFocused();
    await page.reload();
    await expect(names(page)).toHaveText(['Studio', 'Office by the hedge', 'As a file']);

    await openMore(card(page, 'Studio'));
    await page.getByRole('link', { name: 'Compare “Studio”' }).click();
    await expect(page.getByRole('heading', { name: 'Compare two designs' })).toBeFocused();
    // 2,500 for cedar, 2 × 450 for windows.
    await expect(
      page.getByText('“Studio” costs £1,600 more than “Office by the hedge”.'),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'Plan' }).check();
    await expect(
      page.getByRole('table').getByRole('img', { name: /^Plan .*4\.0 by 4\.0/ }),
    ).toHaveCount(2);
    await page.goBack();
    await expect(names(page).first()).toHaveText('Studio');

    const coming = page.waitForEvent('download');
    await openMore(card(page, 'Studio'));
    await page.getByRole('button', { name: 'Download “Studio” as a PDF' }).click();
    const quote = await readQuote(await readFile(await (await coming).path()));
    expect(quote.choices).toMatchObject({ size: '4 m × 4 m', finishes: { cladding: 'cedar' } });
    // 27,150 shell + 850 door + 2,500 cedar
    expect(quote.price).toMatchObject({ total: 30_500 });

    await openMore(card(page, 'Studio'));
    await page.getByRole('link', { name: 'Peg out “Studio”' }).click();
    // Asked by name: while two other pictures are still there, Playwright gives up on "the picture" at once.
    await expect(
      page.getByRole('main').getByRole('img', { name: /diagonals measure 5\.657/ }),
    ).toBeVisible();
    expect(await storedDraft(page)).toBeNull();
    await page.goBack();
    await page.getByRole('button', { name: 'Open “Studio” in the builder' }).click();
    await expect(page).toHaveURL(/\/builder\?step=6$/);
    await expect.poll(async () => (await storedDraft(page))?.draft).toEqual(STUDIO);
    await open(page, '/designs');
    await expect(names(page).first()).toHaveText('The room you are building');
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/builder\?step=6$/);
  },
);

workerTest(
  'a file takes designs away and brings them back; a bad one changes nothing',
  { tag: '@long' },
  async ({ context, page, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await openWithDesigns(page);
    await workerReady(page);
    await context.setOffline(true);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all as a file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^garden-room-designs-\d{4}-\d\d-\d\d\.json$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(FILE);

    await readIn(page, FILE);
    await expect(page.getByText('Nothing to add: 2 were here already.')).toBeVisible();
    await readIn(page, FILE.replace('"windows": 2', '"windows": 12'));
    await expect(page.getByRole('alert')).toContainText(
      'Design 2 in this file cannot be read. Windows must be a whole number from 0 to 10.',
    );
    expect(await readDevice(page, 'designs')).toHaveLength(2);
  },
);

siteTest.describe('every state', () => {
  siteTest.use({ reducedMotion: 'reduce' });
  siteTest(
    'my designs are accessible, empty, listed and compared',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/designs');
      await expect(page.getByText('No named designs yet.')).toBeVisible();
      await expectSound(page, '/designs, empty');
      await readIn(page, FILE);
      await expect(names(page).first()).toHaveText('Studio');
      await readIn(page, 'not a file of ours');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectSound(page, '/designs, and a file refused');
      await expectReachable(page, '/designs');
      await openMore(card(page, 'Office'));
      await expectSound(page, '/designs, a menu open');
      await page.getByRole('button', { name: 'Rename “Office”' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound(page, '/designs, renaming');
      await page.keyboard.press('Escape');
      await openMore(card(page, 'Office'));
      await page.getByRole('button', { name: 'Delete “Office”' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await expectSound(page, '/designs, deleted');
      // A menu that is opened before the design is back stays open.
      const menu = card(page, 'Studio').locator('summary');
      await menu.evaluate((summary: HTMLElement) => {
        [...document.querySelectorAll('button')]
          .find(({ textContent }) => textContent === 'Undo')
          ?.click();
        summary.focus();
        summary.click();
      });
      await expect(names(page)).toHaveText(['Studio', 'Office', 'As a file']);
      await expect(menu).toBeFocused();
      await page.getByRole('link', { name: 'Compare “Studio”' }).click();
      await expect(page.getByRole('table').getByRole('img')).toHaveCount(2);
      await expectSound(page, '/designs, compared');
      await expectReachable(page, '/designs, compared');
    },
  );
});

siteTest('pictures are drawn as they come near, and all of them for paper', async ({ page }) => {
  await open(page, '/designs');
  const many = Array.from({ length: 12 }, (_, n) => ({
    name: `Room ${n}`,
    createdAt: 1,
    updatedAt: 20 - n,
    draft: n % 2 ? STUDIO : OFFICE,
  }));
  await readIn(page, writeDesignFile(many));
  await expect(page.getByText('12 designs were read in.')).toBeVisible();
  await expect.poll(() => isPainted(card(page, 'Room 0').getByRole('img'))).toBe(true);
  await expect(card(page, 'Room 0').getByRole('img')).toHaveAccessibleName(
    /^The room in a garden, seen from its front and right: 4.0 metres wide/,
  );
  await expect(card(page, 'Room 11').getByRole('img')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await isPainted(card(page, 'Room 11').getByRole('img'))).toBe(true);
});

siteTest('on paper it is day, also in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/designs');
  await readIn(page, FILE);
  const picture = card(page, 'Studio').getByRole('img');
  await expect.poll(() => isPainted(picture)).toBe(true);
  const evening = await brightnessOfSky(picture);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await brightnessOfSky(picture)).toBeGreaterThan(evening + 80);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => brightnessOfSky(picture)).toBe(evening);
});

/** Of the top left corner, from 0 to 255. */
async function brightnessOfSky(picture: Locator): Promise<number> {
  const { red, green, blue } = await pixelOf(picture, 0.01);
  return (red + green + blue) / 3;
}

/** Whether the middle of a canvas has a colour. */
async function isPainted(picture: Locator): Promise<boolean> {
  return (await pixelOf(picture, 0.5)).alpha === 255;
}

/** The colour of a canvas at `part` of its width and height; of a copy, since Chromium warns of a canvas read twice. */
function pixelOf(picture: Locator, part: number) {
  return picture.evaluate((canvas, part) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The picture is no canvas');
    const copy = document.createElement('canvas');
    copy.width = copy.height = 1;
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas, -Math.floor(canvas.width * part), -Math.floor(canvas.height * part));
    const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return { red, green, blue, alpha };
  }, part);
}

siteTest(
  'the designs come together with the room in the builder, and stay in place',
  async ({ page }) => {
    await goTo(page, 3);
    await openWithDesigns(page);
    await page.setViewportSize({ width: 820, height: 900 });
    await watchMovement(page);
    await open(page, '/designs');
    await expect(names(page).first()).toHaveText('The room you are building');
    await expect(names(page)).toHaveCount(4);
    // The typefaces may shift a word slightly.
    expect(await movedBy(page)).toBeLessThan(0.005);
  },
);
