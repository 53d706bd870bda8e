import type { Page } from 'playwright/test';
import { goTo } from '#tests/support/builder';
import { expect, siteTest as test } from '#tests/support/fixtures';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

declare global {
  /** Files that the page has made, by their addresses. */
  var made: Map<string, Blob>;
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'; // oxfmt-ignore
const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

const button = (page: Page) => page.getByRole('button', { name: 'See it in your garden' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'See it in your garden' });

/** The dialog, from the summary of a room of 4 × 4 m. */
async function openDialog(page: Page) {
  await goTo(page, 6);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('a file made before the press opens its viewer', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (this: DOMTokenList, token: string) {
        return token === 'ar' || supports.call(this, token);
      };
      globalThis.made = new Map();
      const create = URL.createObjectURL;
      URL.createObjectURL = (file: Blob) => {
        const address = create(file);
        globalThis.made.set(address, file);
        return address;
      };
    });
    await openDialog(page);
    const link = dialog(page).getByRole('link', { name: /^Open the camera\. The room in a garden/ });
    await expect(link).toHaveAttribute('rel', 'ar');
    await expect(link).toHaveAttribute('href', /^blob:.*#allowsContentScaling=0$/);
    expect(await link.evaluate(({ childNodes }) => [...childNodes].map(({ nodeName }) => nodeName))).toEqual(['IMG']);
    const made = await link.evaluate(async (element) => {
      const file = globalThis.made.get(element.getAttribute('href')?.replace(/#.*/, '') ?? '');
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
      return { type: file?.type, start: Array.from(bytes.slice(0, 2)) };
    });
    // A zip begins with "PK".
    expect(made).toEqual({ type: 'model/vnd.usdz+zip', start: [0x50, 0x4b] });
  }); // oxfmt-ignore
});

test.describe('on another Android phone', () => {
  test.use({ userAgent: ANDROID });

  test('its viewer opens the room from our server, and pegs stay without a signal', async ({ page, context }) => {
    await openDialog(page);
    const link = dialog(page).getByRole('link', { name: 'Open the camera' });
    const href = (await link.getAttribute('href')) ?? '';
    const { searchParams } = new URL(href.replace('intent:', 'https:'));
    const file = await page.request.get(searchParams.get('file') ?? '');
    expect(file.headers()['content-type']).toBe('model/gltf-binary');
    await context.setOffline(true);
    await expect(dialog(page).getByRole('status')).toContainText('There is no signal here');
    await expect(link).toHaveCount(0);
    await expect(dialog(page).getByRole('link', { name: 'Peg it out on your lawn' })).toBeVisible();
  }); // oxfmt-ignore
});

test(
  'a desktop is told that it takes a phone, and led to the pegs',
  { tag: '@long' },
  async ({ page }) => {
    await openDialog(page);
    await expect(dialog(page)).toContainText('This device cannot show it there');
    await expect(dialog(page).getByRole('link')).toHaveCount(1);
    await dialog(page).getByRole('link', { name: 'Peg it out on your lawn' }).click();
    await expect(page).toHaveURL(/\/peg-out$/);
    await expect(page.getByRole('heading', { name: 'Peg out your room' })).toBeVisible();
  },
);
