import type { Page } from 'playwright';
import { bundled } from '#tests/support/bundled';
import type { Photographed, WantedPhotograph } from './garden-photographed';
import type { WantedPicture } from './pictured-here';

/** An origin of its own without a policy. */
const ORIGIN = 'http://localhost:1';

/** The product's view with all its pictures in one script. */
export function viewScript(): Promise<string> {
  return bundled(`${import.meta.dirname}/pictured-here.ts`);
}

/**
 * Opens a bare page with the view.
 *
 * @param pictures added up, instead of as many as on a device
 */
export async function openViewPage(page: Page, script: string, pictures?: number): Promise<void> {
  await page.addInitScript((count) => (globalThis.picturesAdded = count), pictures);
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><body><script src="/view.js"></script>',
        }),
  );
  await page.goto(`${ORIGIN}/`);
}

/** A picture of the view, as a PNG. */
export async function takePicture(page: Page, wanted: WantedPicture): Promise<Buffer> {
  const address = await page.evaluate((one) => globalThis.pictureTaken(one), wanted);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Opens a bare page and pictures the view's garden there, without the room, by a known camera. */
export async function photographGarden(
  page: Page,
  wanted: WantedPhotograph,
): Promise<Photographed> {
  await openViewPage(page, await bundled(`${import.meta.dirname}/garden-photographed.ts`));
  return page.evaluate((one) => globalThis.gardenPhotographed(one), wanted);
}
