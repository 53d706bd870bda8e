import type { Page } from 'playwright/test';
import type { Point } from '#domain/room/drawing/shapes';

const NAME = 'In a photo of your garden';

export const photoDialog = (page: Page) => page.getByRole('dialog', { name: NAME });

/** The button of the summary, by mouse or by key. */
export const photoButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: NAME }).last();

/** @param photo a file's path, or what is in it */
export async function choosePhoto(page: Page, photo: string | Buffer, name = 'garden.jpg') {
  const file = typeof photo === 'string' ? photo : { name, mimeType: 'image/jpeg', buffer: photo };
  await photoDialog(page).getByLabel('Choose a photo').setInputFiles(file);
}

export const pegOf = (page: Page, number: number) =>
  photoDialog(page).getByRole('slider', { name: new RegExp(`^Peg ${number}:`) });

/** Sets a peg by arrow keys alone, to within a pixel of the photograph. */
export async function pressPeg(page: Page, number: number, [x, y]: Point) {
  const peg = pegOf(page, number);
  await peg.focus();
  const words = (await peg.getAttribute('aria-valuetext')) ?? '';
  const [across = 0, down = 0] = words.match(/\d+/g)?.map(Number) ?? [];
  await pressAway(page, across < x ? 'ArrowRight' : 'ArrowLeft', Math.round(Math.abs(x - across)));
  await pressAway(page, down < y ? 'ArrowDown' : 'ArrowUp', Math.round(Math.abs(y - down)));
}

/** Ten pixels at a time with Shift, then one; the key is held down until it has said so often that it is. */
async function pressAway(page: Page, key: string, pixels: number) {
  const hold = async (times: number) => {
    await Promise.all(Array.from({ length: times }, () => page.keyboard.down(key)));
    await page.keyboard.up(key);
  };
  await page.keyboard.down('Shift');
  await hold(Math.floor(pixels / 10));
  await page.keyboard.up('Shift');
  await hold(pixels % 10);
}

/** A finger from place to place, in pixels of the screen. */
export async function drawFinger(page: Page, places: readonly Point[]) {
  const devtools = await page.context().newCDPSession(page);
  for (const [n, [x, y]] of places.entries())
    await devtools.send('Input.dispatchTouchEvent', {
      type: n === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
