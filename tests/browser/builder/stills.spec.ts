import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { goTo } from '#tests/support/builder';
import { readDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, test } from '#tests/support/fixtures';
import { openMore } from '#tests/support/more-menu';
import { open, workerReady } from '#tests/support/page-state';
import { deviceWith, drawNothing } from '#tests/support/view-in-browser/view-device';
import { viewKept } from '#tests/support/view-in-browser/view-kept';

test.use({
  serviceWorkers: 'allow',
  reducedMotion: 'reduce',
});

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The file that a press makes. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await press();
  return readFile(await (await coming).path());
}

test(
  'a picture of the view goes into the quote and My designs, and stays there without a signal',
  { tag: '@long' },
  async ({ page, server, quietConsole }) => {
    quietConsole.allow(API_UNREACHED);
    await deviceWith(page, { cores: 8 });
    // A still of nothing is as large on paper: in software, one of the room takes minutes.
    await drawNothing(page);
    await goTo(page, 6);
    await workerReady(page);
    const stage = page.getByRole('region', { name: 'Your room', exact: true });
    await expect(stage.getByRole('img')).not.toHaveAccessibleName(/Somebody/);
    await viewKept(page);
    await server.stop();

    await page.getByRole('button', { name: 'Save to My designs' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved in My designs')).toBeVisible();
    const withStill = () =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            const opening = indexedDB.open('modular-garden-rooms');
            opening.addEventListener('success', () => {
              const asked = opening.result.transaction('designs').objectStore('designs').getAll();
              asked.addEventListener('success', () => {
                opening.result.close();
                done(asked.result[0]?.still?.byteLength ?? 0);
              });
            });
          }),
      );
    await expect.poll(withStill).toBeGreaterThan(10_000);
    expect(await withStill()).toBeLessThan(800_000);

    const quote = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download your estimate (PDF)' }).click(),
    );
    expect(quote.includes(JPEG)).toBe(true);

    await open(page, '/designs');
    const card = page.getByRole('listitem').filter({ hasText: 'Garden Room' });
    const picture = card.getByRole('img', { name: /^The room in a garden, seen from its front/ });
    await expect(picture).toHaveJSProperty('naturalWidth', 2048);
    await openMore(card);
    const document = await downloaded(page, () =>
      card.getByRole('button', { name: /as a PDF$/ }).click(),
    );
    expect(document.includes(JPEG)).toBe(true);

    await openMore(card);
    await card.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect.poll(() => readDevice(page, 'designs')).toEqual([]);
  },
);
